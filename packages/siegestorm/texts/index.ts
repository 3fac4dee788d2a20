import type { Bilingual } from '@bojiste/kernel';

/** Words and sentences by key: prompts, refusals, and how procedures are said on cards. */
export const texts: Readonly<Record<string, Bilingual>> = {
  'voice.address': { cs: 'ty', en: 'you' },
  'voice.own': { cs: 'tvůj', en: 'your' },
  'exists.defender': {
    cs: 'má {0:nom} obránce // {0:nom} nemá obránce',
    en: '{0} has a defender // {0} has no defender',
  },
  'least.reserveCount': {
    cs: 'máte alespoň {0:count:reserve} // má {1:nom} alespoň {0:count:reserve}',
    en: 'you have {0} or more reserves // {1} has {0} or more reserves',
  },
  'least.bossTurns': { cs: 'jde alespoň o {0}.\u00a0tah bosse', en: 'the boss is on turn {0} or later' },
  'best.cost': { cs: 'nejdražší|a', en: 'most expensive|a' },
  'event.destroyed.doer': {
    cs: '{by:subj} [zničíte|zničit|zničí] {subject:acc}',
    en: '{by:subj} [destroy|destroys] {subject}',
  },
  'event.damaged.amount': { cs: 'DMG|n:0', en: 'damage|damage' },
  // Boss cards are carried out for the boss, and it is told of as somebody else.
  'you.boss': { cs: 'boss|m:pán;s2=bosse,s4=bosse', en: 'boss' },
  'you.sheet': { cs: 'boss|m:pán;s2=bosse,s4=bosse', en: 'boss' },
  'self.boss': { cs: 'nestvůra|f:žena', en: 'monster' },
  'event.struck.noun': { cs: 'po úderu {subject:gen}', en: 'after {subject} strikes' },
  'event.destroyed.once': { cs: 'když', en: 'when' },
  'event.supported.once': { cs: 'když', en: 'when' },
  'event.held.once': { cs: 'když', en: 'when' },
  'event.landHeld.once': { cs: 'když', en: 'when' },
  'voice.one': { cs: '1', en: '1' },
  'voice.foe': { cs: '-', en: 'the' },
  'word.foe': { cs: 'protivník|m:pán;p1=protivníci', en: 'opponent' },
  // Whoever strikes, is destroyed or sacrificed is a monster; what is drawn, healed or discarded is a card.
  'word.card': { cs: 'nestvůra|f:žena', en: 'monster' },
  'word.plainCard': { cs: 'karta|f:žena', en: 'card' },
  'word.pileCard': { cs: 'karta|f:žena', en: 'card' },
  'word.army': { cs: 'armáda|f:žena', en: 'army|armies' },
  'word.randomCard': { cs: 'náhodná karta|f:žena', en: 'random card' },
  'word.topCard': { cs: 'vrchní karta|f:žena', en: 'card* from the top' },
  'word.point': { cs: 'bod|i:hrad', en: 'point' },
  'word.damage': { cs: 'DMG|n:0', en: 'damage|damage' },
  'word.drawStep': { cs: 'krok* Tažení karet|i:hrad;s6=kroku', en: 'draw step' },

  'proc.command': { cs: '[použijte|použít|použije] {0:acc}', en: '[use|uses] {0}' },
  'proc.harm': {
    cs: '[uštědřete|uštědřit|uštědří] protivníkovi {0:count:damage}',
    en: '[deal|deals] {0:count:damage} to the opponent',
  },
  'proc.harmEach': { cs: 'každý hráč utrpí {0:count:damage}', en: 'each player takes {0:count:damage}' },
  'proc.makeDiscard': { cs: 'protivník odhodí {0:count:plainCard}', en: 'the opponent discards {0:count:plainCard}' },
  'proc.cancelOrder': { cs: '[zrušte|zrušit|zruší] akci či schopnost', en: '[cancel|cancels] an action or ability' },
  'proc.cancelAction': { cs: '[zrušte|zrušit|zruší] akci', en: '[cancel|cancels] an action' },
  'proc.devour': {
    cs: 'protivník zničí 1 svou zálohu; nemá-li žádnou, utrpí {0:count:damage}',
    en: 'the opponent destroys 1 of their reserves; if they have none, they take {0:count:damage}',
  },
  'proc.discard': {
    cs: '[odhoďte|odhodit|odhodí] {0:count:plainCard}',
    en: '[discard|discards] {0:count:plainCard}',
  },
  'proc.reclaim': {
    cs: '[vezměte si|vzít si|vezme si] do ruky vrchní kartu svých ztrát',
    en: '[take|takes] the top card of your loss pile into your hand',
  },
  'proc.rage': {
    cs: '[položte|položit|položí] na každý totem žeton běsů',
    en: '[put|puts] a rage token on every totem',
  },
  'proc.vision': { cs: '[vize|provést vizi|provede vizi] {0}', en: '[use|uses] vision {0}' },
  'proc.readyReserves': {
    cs: '[připravte|připravit|připraví] {0:count:reserve}',
    en: '[ready|readies] {0:count:reserve}',
  },
  'word.reserve': { cs: 'záloha|f:žena', en: 'reserve' },
  'proc.destroyReserve': {
    cs: '[zničte|zničit|zničí] {0:count:foeReserve}',
    en: "[destroy|destroys] {0} of the opponent's reserves",
  },
  'word.foeReserve': {
    cs: 'protivníkova záloha|f|protivníkova záloha,protivníkovy zálohy,protivníkově záloze,protivníkovu zálohu,protivníkově záloze,protivníkovou zálohou|protivníkovy zálohy,protivníkových záloh,protivníkovým zálohám,protivníkovy zálohy,protivníkových zálohách,protivníkovými zálohami',
    en: 'reserve* of the opponent',
  },
  'proc.destroyAny': {
    cs: '[zničte|zničit|zničí] {0:count:cardInPlay}',
    en: '[destroy|destroys] {0:count:cardInPlay}',
  },
  'word.cardInPlay': { cs: 'karta* ve hře|f:žena', en: 'card* in play' },
  'proc.transform': {
    cs: '[vezměte|vzít|vezme] tuto nestvůru do ruky a zdarma ji [nahraďte|nahradit|nahradí] jinou kartou z ruky',
    en: '[return|returns] this monster to your hand and [replace|replaces] it with another card from your hand for free',
  },

  'ask.payReserves': { cs: 'Které zálohy použijete k platbě?', en: 'Which reserves do you pay with?' },
  'ask.pay': { cs: 'Čím zaplatíte?', en: 'What do you pay with?' },
  'ask.army': { cs: 'Které armády se to týká?', en: 'Which army is it for?' },
  'ask.advance': { cs: 'Která armáda postoupí první?', en: 'Which army advances first?' },
  'ask.hold': { cs: 'Kde bude držet pozici?', en: 'Where does it hold position?' },
  'ask.strike': { cs: 'Na co udeří?', en: 'What does it strike?' },
  'ask.exchange': { cs: 'Které karty vyměníte?', en: 'Which cards do you exchange?' },
  'ask.bury': {
    cs: 'V jakém pořadí přijdou dospod? (poslední bude nejníž)',
    en: 'In what order do they go to the bottom? (the last lies lowest)',
  },
  'ask.keep': { cs: 'Kterou kartu si ponecháte?', en: 'Which card do you keep?' },
  'ask.discard': { cs: 'Která karta se odhodí?', en: 'Which card is discarded?' },
  'ask.devour': { cs: 'Kterou svou zálohu zničíte?', en: 'Which of your reserves do you destroy?' },
  'ask.swap': { cs: 'Kterou kartou ji nahradíte?', en: 'Which card replaces it?' },
  'ask.bossTie': { cs: 'Boss má stejně dobré možnosti: rozhodněte.', en: 'The boss has equal choices: you decide.' },
  'ask.victim': { cs: 'Koho z vás se to týká?', en: 'Which of you does it concern?' },
  'ask.agreeTie': {
    cs: 'Souhlasíte s návrhem spoluhráče? (jinak rozhodne znovu, sám)',
    en: "Do you agree with your partner's proposal? (else your partner decides anew, alone)",
  },
  'ask.agree': {
    cs: 'Souhlasíte s návrhem spoluhráče? (jinak první hráč)',
    en: "Do you agree with your partner's proposal? (else the first player)",
  },

  'refusal.cannotPay': {
    cs: 'Na zaplacení ceny nemáte dost karet a záloh.',
    en: 'You have too few cards and reserves to pay for this.',
  },
  'refusal.areaOccupied': { cs: 'Oblast nasazování je obsazená.', en: 'The deployment area is occupied.' },
  'refusal.alreadyDeployed': { cs: 'V tomto tahu jste už nasadili.', en: 'You have already deployed this turn.' },
  'refusal.wrongStep': {
    cs: 'Nasazovat lze jen v kroku Nasazení nestvůry.',
    en: 'Monsters are deployed in the deployment step only.',
  },
  'refusal.notYourTurn': { cs: 'V cizím tahu lze jen reagovat.', en: "In the opponent's turn you may only react." },
  'refusal.helping': {
    cs: 'V tahu navíc svého spoluhráče můžete jen aktivovat schopnosti.',
    en: "In your partner's extra turn you may only activate abilities.",
  },
  'refusal.cancelAnswers': { cs: 'Rušit lze jen jako reakci.', en: 'A cancel can only be a reaction.' },
  'refusal.needsVictim': { cs: 'Nemáte nestvůru, kterou byste obětovali.', en: 'You have no monster to sacrifice.' },
  'refusal.onlyCancel': {
    cs: 'V tahu bosse lze reagovat jen zrušením.',
    en: "In the boss's turn only a cancel may answer.",
  },
  'refusal.payOnly': { cs: 'Karta bosse v ruce slouží jen k placení.', en: 'A boss card in hand only pays.' },
  'refusal.needsSpare': {
    cs: 'K proměně musí v ruce zbýt další karta.',
    en: 'Metamorphosis needs another card left in hand.',
  },
  'refusal.onceUsed': { cs: 'Tuto schopnost lze použít jednou za tah.', en: 'This ability works once per turn.' },
  'refusal.notInHand': { cs: 'Tuto kartu nemáte v ruce.', en: 'You do not hold this card.' },
  'refusal.pending': {
    cs: 'Nejdřív dokončete právě položenou otázku.',
    en: 'First answer the question that is asked.',
  },
};
