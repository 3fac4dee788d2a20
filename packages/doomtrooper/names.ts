import type { FlagDecl, GameDef, LinkDecl, Named, ScopeDecl, TallyDecl, ZoneDecl } from '@bojiste/kernel';
import { kindTexts, resourceTexts, roleTexts } from './texts/nouns.ts';
import { COMBAT, KINDS, LINK, RESOURCES, ROLES, SABOTAGE, TALLIES } from './types.ts';

/** Everything the game declares by name. Orders agree with the lists in types.ts. */

const area = (name: string, cs: string, en: string): ZoneDecl => ({
  name,
  per: 'seat',
  sight: 'open',
  group: 'board',
  alike: false,
  remembers: true,
  text: { cs, en },
});

const pile = (name: string, sight: ZoneDecl['sight'], cs: string, en: string, remembers = false): ZoneDecl => ({
  name,
  per: 'seat',
  sight,
  group: name,
  alike: true,
  remembers,
  text: { cs, en },
});

const shared = (name: string, group: string, cs: string, en: string): ZoneDecl => ({
  name,
  per: 'table',
  sight: 'open',
  group,
  alike: false,
  remembers: true,
  text: { cs, en },
});

/** Oblasti (DT-AREA-01), place outside them, what lies with players and on cards, and the piles (DT-TERM-06 to 08). */
export const zones: readonly ZoneDecl[] = [
  area('squad', 'Mužstvo|n|Mužstvo,Mužstva,Mužstvu,Mužstvo,Mužstvu,Mužstvem', 'Squad'),
  area('cohort', 'Kohorta|f:žena;p2=Kohort', 'Cohort'),
  area('station', 'Stanice|f:růže@na', 'Station@on'),
  area('outside', 'místo* mimo oblasti|n:město@na', 'place* outside the areas'),
  area('player', 'prostor* hráče|i:hrad', 'player area'),
  shared('attached', 'board', 'přiložené karty|f:žena', 'attached cards'),
  {
    name: 'hidden',
    per: 'seat',
    sight: 'owner',
    group: 'hidden',
    alike: false,
    text: { cs: 'úkryt|i:hrad', en: 'hiding place' },
  },
  pile('library', 'none', 'knihovna|f:žena', 'library'),
  pile('hand', 'owner', 'ruka|f|ruka,ruky,ruce,ruku,ruce,rukou|ruce,rukou,rukám,ruce,rukách,rukama', 'hand', true),
  pile('discard', 'owner', 'hrob|i:hrad;s6=hrobě', 'discard pile', true),
  pile('sacrificed', 'open', 'obětiště|n:moře@na', 'sacrifice pile', true),
  pile('sideboard', 'owner', 'sideboard|i:hrad', 'sideboard'),
  shared('played', 'played', 'právě hraná karta|f:žena', 'card being played'),
  shared('inCombat', 'inCombat', 'probíhající souboj|i:stroj', 'running combat'),
];

export const counters: readonly Named[] = [
  { name: 'marker', text: { cs: 'žeton|i:hrad', en: 'token' } },
  { name: 'spent', text: { cs: 'vložený bod|i:hrad', en: 'point* invested' } },
  { name: 'killer', text: { cs: 'zabití|n:stavení', en: 'kill' } },
  { name: 'chosen', text: { cs: 'zvolená příslušnost|f:kost', en: 'chosen affiliation' } },
  { name: 'age', text: { cs: 'žeton* stáří|i:hrad', en: 'age token' } },
];

export const resources: readonly Named[] = RESOURCES.map((name) => ({ name, text: resourceTexts[name] }));
export const kinds: readonly Named[] = KINDS.map((name) => ({ name, text: kindTexts[name] }));
export const tags: readonly Named[] = ROLES.map((name) => ({ name, text: roleTexts[name] }));

export { stats } from './texts/numbers.ts';

/** DT-MOD-04, DT-RULING-83. */
export const layers: GameDef['layers'] = [
  { name: 'setBase', op: 'set', base: true },
  { name: 'beast', op: 'add', base: true },
  { name: 'baseMul', op: 'mul', base: true },
  { name: 'baseAdd', op: 'add', base: true },
  { name: 'mul', op: 'mul' },
  { name: 'add', op: 'add' },
  { name: 'setFinal', op: 'set' },
];

export const flags: readonly FlagDecl[] = [
  { name: 'wounded', reset: 'never', text: { cs: 'zraněný|a', en: 'wounded|a' } },
  {
    name: 'covered',
    reset: 'never',
    text: {
      cs: '{n:je,jsou} v úkrytu / {n:není,nejsou} v úkrytu|v',
      en: '{n:is,are} in cover / {n:is,are} not in cover|v',
    },
  },
  {
    name: 'transferred',
    reset: 'never',
    text: { cs: 'se transferoval{end} / se netransferoval{end}|v', en: 'has transferred / has not transferred|v' },
  },
  {
    name: 'leftCover',
    reset: 'turn',
    text: {
      cs: 'opustil{end} úkryt / neopustil{end} úkryt|v',
      en: '{n:has,have} left cover / {n:has,have} not left cover|v',
    },
  },
  { name: 'darkSide', reset: 'never', text: { cs: 'oddaný* temnotě|a', en: 'sworn* to darkness|a' } },
  { name: 'dying', reset: 'never', text: { cs: 'zabitý|a', en: 'killed|a' } },
  { name: 'feePaid', reset: 'never', text: { cs: 'zaplacený|a', en: 'paid for|a' } },
  { name: 'unpaid', reset: 'never', text: { cs: 'nezaplacený|a', en: 'unpaid|a' } },
];

const tallyTexts: Readonly<Record<(typeof TALLIES)[number], TallyDecl>> = {
  stationOpen: { name: 'stationOpen', reset: 'never', start: 0, text: { cs: 'Stanice otevřena', en: 'Station open' } },
  removed: { name: 'removed', reset: 'never', start: 0, hidden: true },
  timeUp: { name: 'timeUp', reset: 'never', start: 0, text: { cs: 'vypršel čas', en: 'time is up' } },
  lastRound: { name: 'lastRound', reset: 'never', start: 0, text: { cs: 'zbývá tahů', en: 'turns left' } },
  smell: { name: 'smell', reset: 'never', start: 0, hidden: true },
  limit: { name: 'limit', reset: 'never', start: 0, hidden: true },
  first: { name: 'first', reset: 'never', start: 0, hidden: true },
  prey: { name: 'prey', reset: 'never', start: 0, hidden: true },
  owing: { name: 'owing', reset: 'never', start: 0, hidden: true },
  coin: { name: 'coin', reset: 'never', start: 0, hidden: true },
  turned: {
    name: 'turned',
    reset: 'never',
    start: 0,
    text: { cs: 'hraje se opačným směrem', en: 'play goes the other way' },
  },
  fought: { name: 'fought', reset: 'never', start: 0, hidden: true },
  foughtWith: { name: 'foughtWith', reset: 'never', start: 0, hidden: true },
  hurt: { name: 'hurt', reset: 'never', start: 0, hidden: true },
  seating: { name: 'seating', reset: 'never', start: 0, hidden: true },
  tacticOnly: { name: 'tacticOnly', reset: 'never', start: 0, hidden: true },
  teams: { name: 'teams', reset: 'never', start: 0, text: { cs: 'dvojice', en: 'teams' } },
};
export const tallies: readonly TallyDecl[] = TALLIES.map((name) => tallyTexts[name]);

/** What may be allowed, forbidden or obliged. "May not" has rank 1, "may never" rank 2 (DT-NEVER-01, 02). */
export const rules: readonly Named[] = [
  { name: 'combat', text: { cs: 'bojovat', en: 'fight' } },
  { name: 'attack', text: { cs: 'napadnout {to:acc} // útočit', en: 'attack {to} // attack' } },
  { name: 'closeCombat', text: { cs: 'bojovat v zápase', en: 'take part in close combat' } },
  { name: 'shooting', text: { cs: 'střílet', en: 'take part in shooting' } },
  {
    name: 'closeAttack',
    text: {
      cs: 'napadnout v zápase {to:acc} // útočit v zápase',
      en: 'attack {to} in close combat // attack in close combat',
    },
  },
  { name: 'leadAttack', text: { cs: 'útočit i neútočnými akcemi', en: 'attack with non-attack actions too' } },
  {
    name: 'shootFromCover',
    text: { cs: 'útočit z úkrytu, ale jen střelbou', en: 'attack from cover, but only by shooting' },
  },
  {
    name: 'attackAgain',
    text: {
      cs: 'provést od dobírání do dobírání víc než jednu útočnou akci',
      en: 'take more than one attack action from draw step to draw step',
    },
  },
  {
    name: 'actAfterAttack',
    text: { cs: 'po útoku pokračovat neútočnými akcemi', en: 'go on with non-attack actions after an attack' },
  },
  { name: 'useCover', text: { cs: 'využívat úkryt', en: 'use cover' } },
  { name: 'cover', text: { cs: 'být v úkrytu', en: 'be in cover' } },
  { name: 'seekCover', text: { cs: 'vyhledat úkryt', en: 'take cover' } },
  { name: 'receive', text: { cs: 'dostávat {to:acc}', en: 'receive {to}' } },
  {
    name: 'receiveAny',
    text: { cs: 'dostávat {to:acc} bez ohledu na příslušnost', en: 'receive {to} regardless of affiliation' },
  },
  { name: 'weapons', text: { cs: 'používat zbraně', en: 'use weapons' } },
  { name: 'beUsed', text: { cs: 'být použit{end}[? pro {to:acc}]', en: 'be used[? for {to}]' } },
  { name: 'closeToo', text: { cs: 'být použit{end} i v zápase', en: 'be used in close combat too' } },
  { name: 'closeOnly', text: { cs: 'být použit{end} jen v zápase', en: 'be used in close combat only' } },
  { name: 'twoHandguns', text: { cs: 'útočit dvěma ručními zbraněmi', en: 'attack with two handguns' } },
  {
    name: 'anyGift',
    text: {
      cs: 'dostávat {to:acc} // dostávat dary kteréhokoli apoštola',
      en: "receive {to} // receive any Apostle's gifts",
    },
  },
  {
    name: 'attackAfterCover',
    text: { cs: 'zaútočit i v kole, v němž opustí úkryt', en: 'attack in the turn in which they leave cover' },
  },
  { name: 'artImmunity', text: { cs: 'být imunní vůči Umění', en: 'be immune to the Art' } },
  { name: 'darkImmunity', text: { cs: 'být imunní vůči Černé symetrii', en: 'be immune to the Dark Symmetry' } },
  { name: 'slay', text: { cs: 'automaticky zabíjet', en: 'kill automatically' } },
  { name: 'leaveCover', text: { cs: 'opustit úkryt', en: 'leave cover' } },
  { name: 'beSabotaged', text: { cs: 'být sabotován{end}', en: 'be sabotaged' } },
  {
    name: 'loseToSabotage',
    text: { cs: 'přinést sabotérovi vítězné body', en: 'bring a saboteur victory points' },
  },
  { name: 'play', text: { cs: 'hrát {to:acc}', en: 'play {to}' } },
  { name: 'becomeHeretic', text: { cs: 'se stát kacířem', en: 'become a heretic' } },
  { name: 'loseAffiliation', text: { cs: 'ztratit příslušnost', en: 'lose its affiliation' } },
  { name: 'gainAffiliation', text: { cs: 'získat další příslušnost', en: 'gain another affiliation' } },
  { name: 'handOn', text: { cs: 'být předán{end} jinému bojovníkovi', en: 'be handed on to another warrior' } },
  { name: 'art', text: { cs: 'sesílat kouzla Umění', en: 'cast Art spells' } },
  { name: 'cast', text: { cs: 'sesílat {to:acc}', en: 'cast {to}' } },
  { name: 'castAny', text: { cs: 'sesílat kouzla všech aspektů Umění', en: 'cast spells of every aspect of the Art' } },
  {
    name: 'farSpells',
    text: { cs: 'sesílat osobní bojová kouzla jako bojová', en: 'cast personal combat spells for any fighter' },
  },
  { name: 'artForAll', text: { cs: 'sesílat kouzla ve prospěch kohokoli', en: 'cast spells for anybody' } },
  {
    name: 'formerCards',
    text: {
      cs: 'používat karty své bývalé korporace, každou za 3 body osudu',
      en: 'use cards of its former corporation for 3 destiny points each',
    },
  },
  { name: 'affect', text: { cs: 'působit na {to:acc}', en: 'have an effect on {to}' } },
  { name: 'suffer', text: { cs: 'být ovlivněn{end} {to:ins}', en: 'be affected by {to}' } },
  {
    name: 'touchPoints',
    text: {
      cs: 'přičiněním někoho jiného získat ani ztratit body osudu a vítězné body',
      en: 'gain or lose destiny or victory points through anybody else',
    },
  },
  {
    name: 'earnPoints',
    text: { cs: 'přinášet body za zabití {to:gen}', en: 'earn points for killing {to}' },
  },
  { name: 'meddle', text: { cs: 'zasahovat do souboje', en: 'take a hand in a combat' } },
  { name: 'transfer', text: { cs: 'se transferovat', en: 'transfer' } },
  { name: 'victoryPoints', text: { cs: 'přinášet vítězné body', en: 'earn victory points' } },
  { name: 'discard', text: { cs: 'být vyřazen{end} ze hry', en: 'be discarded' } },
  {
    name: 'endDiscarded',
    text: {
      cs: 'skončit v hrobě[? spolu s {to:ins}] (místo toho se zamíchá do knihovny)',
      en: 'end in the discard pile[? along with {to}] (it is shuffled into the library instead)',
    },
  },
  { name: 'sacrifice', text: { cs: 'být obětován{end}', en: 'be sacrificed' } },
  { name: 'harm', text: { cs: 'být zraněn{end} ani zabit{end}', en: 'suffer a wound or be killed' } },
  { name: 'surviveWound', text: { cs: 'přežít zranění', en: 'survive a wound' } },
  {
    name: 'annihilate',
    text: {
      cs: 'posílat {to:acc} na obětiště místo do hrobu, když je zabijí // posílat bojovníky, které zabije, na obětiště místo do hrobu',
      en: 'send {to} they kill to the sacrifice pile instead of the discard pile // send the warriors it kills to the sacrifice pile instead of the discard pile',
    },
  },
  { name: 'autoKill', text: { cs: 'být automaticky zabit{end}', en: 'be killed automatically' } },
  { name: 'retaliate', text: { cs: 'opětovat útok', en: 'strike back' } },
  { name: 'strikeFirst', text: { cs: 'využít první útok', en: 'make a first attack' } },
  {
    name: 'keepHand',
    text: { cs: 'si nechat v ruce víc karet, než je limit', en: 'keep more cards in hand than the hand size' },
  },
  { name: 'secondArmor', text: { cs: 'mít více brnění', en: 'have several armours' } },
  { name: 'fortifications', text: { cs: 'využívat opevnění', en: 'use fortifications' } },
];

/** Who is bound to whom. Prisoners and whoever stands behind a wall have one link: nobody can be both. */
export const links: readonly LinkDecl[] = [
  {
    name: 'prey',
    slot: LINK.prey,
    text: { cs: 's cílem {0:nom} // bez cíle {0:nom}', en: 'that hunts {0} // that does not hunt {0}' },
    loose: { cs: 's cílem // bez cíle', en: 'with a target // without a target' },
    bind: { cs: '[zvolte|zvolit|zvolí] {1:acc} za cíl', en: '[name|names] {1} as the target' },
    free: { cs: '[zrušte|zrušit|zruší] cíl {0:gen}', en: '[drop|drops] the target of {0}' },
  },
  {
    name: 'unit',
    slot: LINK.unit,
    text: { cs: 'v jednotce {0:gen} // mimo jednotku {0:gen}', en: 'assigned to {0} // not assigned to {0}' },
    loose: { cs: 'někomu přidělený // nikomu nepřidělený', en: 'assigned to somebody // not assigned to anybody' },
    bind: { cs: '[přidělte|přidělit|přidělí] {0:acc} k {1:dat}', en: '[assign|assigns] {0} to {1}' },
    free: { cs: '[propusťte|propustit|propustí] {0:acc} z jednotky', en: '[dismiss|dismisses] {0}' },
  },
  {
    name: 'prisoner',
    slot: LINK.held,
    text: { cs: 'pod touto kartou // mimo tuto kartu', en: 'under this card // not under this card' },
    loose: { cs: 've vězení // na svobodě', en: 'in prison // at large' },
    bind: { cs: '[uvězněte|uvěznit|uvězní] {0:acc}', en: '[imprison|imprisons] {0}' },
    free: { cs: '[propusťte|propustit|propustí] {0:acc}', en: '[let|lets] {0} go' },
  },
  {
    name: 'behind',
    slot: LINK.held,
    text: { cs: 'za touto kartou // ne za touto kartou', en: 'behind this card // not behind this card' },
    loose: { cs: 'za zdí // mimo zdi', en: 'behind a wall // behind no wall' },
    bind: { cs: '[schovejte|schovat|schová] {0:acc} za tuto kartu', en: '[put|puts] {0} behind this card' },
    free: { cs: '[nechte|nechat|nechá] {0:acc} odejít', en: '[let|lets] {0} leave' },
  },
];

export const scopes: readonly ScopeDecl[] = [COMBAT, SABOTAGE];
