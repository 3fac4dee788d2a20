import type { Bilingual } from '@bojiste/kernel';
import { ASPECTS } from '../types.ts';

/** Texts by key: questions, refusals, words of the printer. */

const t = (cs: string, en: string): Bilingual => ({ cs, en });

export const texts: Readonly<Record<string, Bilingual>> = {
  'ask.privilege': t(
    'Chcete využít Kardinálského privilegia a vyměnit úvodní list?',
    "Use the Cardinal's privilege and change your opening hand?",
  ),
  'ask.attacker': t('Vyberte útočníka.', 'Choose the attacker.'),
  'ask.defender': t('Vyberte obránce.', 'Choose the defender.'),
  'ask.tactic': t('Zápas, nebo střelba?', 'Close combat or shooting?'),
  'ask.zone': t('Bude se obránce bránit z válečné zóny?', 'Does the defender fight from a war zone?'),
  'ask.weapon': t('Kterou zbraň bojovník použije?', 'Which weapon is used?'),
  'ask.victory': t(
    'Kolik bodů má být vítězných? Zbytek budou body osudu.',
    'How many points as victory points? The rest are destiny points.',
  ),
  'ask.aim': t('Na koho ze skupiny úder míří?', 'Whom of the group is the blow for?'),
  'ask.bid': t('Kolik bodů osudu nabízíte?', 'How many destiny points do you bid?'),
  'ask.raise': t(
    'O kolik bodů osudu přihodíte? Nula znamená, že tentokrát nepřihazujete.',
    'By how many destiny points do you raise the bid? Nought leaves it as it is.',
  ),
  'ask.ransom': t('Zaplatíte za svého bojovníka 5 bodů osudu?', 'Pay 5 destiny points for your warrior?'),
  'ask.dive': t(
    'Má jít bojovník do úkrytu? Jinak bude zraněn.',
    'Does the warrior go into cover? Otherwise it is wounded.',
  ),
  'ask.discard': t('Které karty odhodíte?', 'Which cards do you discard?'),
  'ask.sabotage': t('Kterého hráče sabotujete?', 'Which player do you sabotage?'),
  'ask.side': t('Na čí straně vyznavač stojí?', 'Whose side is the cultist on?'),
  'quiet.outOfPlay': t('mimo hru', 'out of play'),
  named: t('%', '%'),
  'word.together': t(
    've stejné oblasti jako {0:nom} // v jiné oblasti než {0:nom}',
    'in the area of {0} // outside the area of {0}',
  ),
  'named.for:legion': t('karet Černé legie', 'cards of the Dark Legion'),
  ...Object.fromEntries(ASPECTS.map(({ name, cs, en }) => [`named.aspect:${name}`, t(cs, `of ${en}`)])),
  'name.as-beast': t(
    'zvíře|n|zvíře,zvířete,zvířeti,zvíře,zvířeti,zvířetem|zvířata,zvířat,zvířatům,zvířata,zvířatech,zvířaty',
    'beast',
  ),
  'voice.own': t('váš', 'your'),
  'voice.choice': t('podle vaší volby', 'of your choice'),
  'facing.opponent': t('v souboji s %', 'while fighting %'),
  'not.wounded': t('nezraněný|a', 'unwounded|a'),
  'voice.firm': t('nikdy', 'never'),
  'link.prey': t('zvolený cíl|i:hrad', 'named target'),
  'link.unit': t('bojovník* , ke kterému je přidělen|m:pán', 'warrior* it is assigned to'),
  'scope.combat': t('souboj|i:stroj', 'combat'),
  'word.inPlay': t('ve hře', 'in play'),
  'word.foe': t('soupeř|m:muž', 'opponent'),
  'word.enemy': t('soupeřův|a', "opponent's|a"),
  'word.turn': t('kolo|n:město', 'turn'),
  'word.host': t('držitel|m:muž', 'bearer'),
  'proc.extraActions': t(
    '[proveďte|provést|provede] ihned až {0:count:peaceful}',
    '[take|takes] up to {0:count:peaceful} at once',
  ),
  'per.turn': t('kolo', 'turn'),
  'event.killed.by': t('{source} zabije {subject:acc}', '{source} kills {subject}'),
  'forbid.victoryPoints': t('[nepřináší|nepřinášejí] vítězné body', '[earns|earn] no victory points'),
  'forbid.surviveWound': t('[nepřežije|nepřežijí] žádné zranění', '[dies|die] of any wound'),
  'proc.combat': t(
    '[zaútočte|zaútočit|zaútočí] ihned jedním ze svých bojovníků',
    '[attack|attacks] at once with one of your warriors',
  ),
  'proc.sabotageBy': t(
    '[proveďte|provést|provede] tímto bojovníkem sabotáž',
    '[carry|carries] out a Sabotage with that warrior',
  ),
  'proc.afterAction': t('[pokračujte|pokračovat|pokračuje] v kole', '[go|goes] on with the turn'),
  'proc.takePoints': t(
    '[získejte|získat|získá] {0:count:bod|i:hrad} ([rozdělte|rozdělit|rozdělí] je libovolně na vítězné body a body osudu)',
    '[gain|gains] {0:count:point|points} (split as you choose between victory and destiny points)',
  ),
  'proc.takeKill': t(
    '[získejte|získat|získá] {0:count:bod|i:hrad} ([rozdělte|rozdělit|rozdělí] je libovolně na vítězné body a body osudu)',
    '[gain|gains] {0:count:point|points} (split as you choose between victory and destiny points)',
  ),
  'proc.inflictWound': t('[zraňte|zranit|zraní] {0:acc}', '[wound|wounds] {0}'),
  'proc.inflictWoundAs': t(
    '[zraňte|zranit|zraní] {1:acc}; za zabití se přidělují body',
    '[wound|wounds] {1}; a kill earns points',
  ),
  'proc.killAs': t(
    '[zabijte|zabít|zabije] {1:acc}; za zabití se přidělují body',
    '[kill|kills] {1}; the kill earns points',
  ),
  'proc.strikeNow': t(
    '[zaútočte|zaútočit|zaútočí] ihned {0:ins}[? na {1:acc}]',
    '[attack|attacks][? {1}] at once with {0}',
  ),
  'proc.castNow': t('ihned ji [zahrajte|zahrát|zahraje]', '[play|plays] it at once'),
  'proc.auction': t(
    '[vydražte|vydražit|vydraží] {0:acc}: u stolu se přihazuje, dokud má někdo zájem; kdo nabídne nejvíc bodů osudu, zaplatí je a získá nad ním kontrolu, cena se stane jeho základní H',
    'auction {0}: bids go around the table until nobody raises, who bids most destiny points pays them and takes control of it, and the price becomes its base V',
  ),
  'timing.anytime': t('kdykoli', 'any time'),
  'timing.modifier': t('v průběhu souboje', 'during combat'),
  'timing.combat': t('v souboji před vykládáním modifikátorů', 'in combat, before modifiers'),
  'timing.quiet': t('po vyhodnocení souboje', 'after a combat is resolved'),
  'timing.react': t('jako reakci', 'as a reaction'),
  'refusal.noAction': t('Na to nezbývá akce.', 'No action is left for this.'),
  'refusal.noDestiny': t('Nemáte dost bodů osudu.', 'You do not have enough destiny points.'),
  'refusal.duty': t('Nejdřív musíte splnit povinnost.', 'A duty comes first.'),
  'refusal.unique': t('Tato karta už ve hře je.', 'This card is already in play.'),
  'refusal.noTarget': t('Není nikdo, na koho by se to vztahovalo.', 'There is nobody it could apply to.'),
  'refusal.firstTurn': t('V prvním kole nesmíte útočit.', 'You may not attack in your first turn.'),
  'refusal.noCombat': t('To lze hrát jen v souboji.', 'This is played only in combat.'),
  'refusal.notNow': t('To teď nelze.', 'Not possible now.'),
};
