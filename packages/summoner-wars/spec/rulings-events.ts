import type { Section } from '@bojiste/kernel';

export const rulingsEvents: Section = {
  code: 'RULING',
  title: {
    cs: 'Rozhodnutí: události, trvající události, schopnosti',
    en: 'Rulings: events, lasting events, abilities',
  },
  clauses: [
    {
      id: 'SW-RULING-63',
      kind: 'ruling',
      title: { cs: 'Jednotky s náklady 0', en: 'Units of cost 0' },
      text: {
        cs: 'Ne. Vyvolavači nemají žádné náklady (tedy ani 0) a portály nejsou jednotky.',
        en: 'No; Summoners have no cost (not 0), gates are not units.',
      },
      check: 'Given Plížením vpřed!, then Plížoun and Portál are not eligible, Šmug is.',
      question: {
        cs: 'Patří mezi jednotky s náklady 0 i Vyvolavači nebo portály?',
        en: 'Do Summoners or gates qualify?',
      },
      reason: { cs: 'Náklady se Vyvolavačů výslovně netýkají.', en: 'Cost explicitly does not concern Summoners.' },
    },
    {
      id: 'SW-RULING-64',
      kind: 'ruling',
      title: { cs: 'Jednou za tah', en: 'Once per turn' },
      text: {
        cs: 'Na jednu schopnost jednoho objektu. Obnovuje se na začátku každého tahu a nový objekt začíná s nepoužitou schopností. Dva výtisky téže karty mají každý své použití. Odmítnutím se použití nespotřebuje.',
        en: 'Per ability of one object, reset at the start of every turn; a new object starts unused; two copies each have their own use. Declining does not use it up.',
      },
      check: 'Given two stub copies, then two uses in a turn.',
      question: {
        cs: 'Vztahuje se omezení „jednou za tah“ na kartu, na schopnost, nebo na hráče?',
        en: 'Per card, per ability, per player?',
      },
      reason: {
        cs: 'Schopnosti patří kartám a karty, které se do hry vrátí, jsou nové objekty.',
        en: 'Abilities belong to cards; re-entered cards are new.',
      },
    },
    {
      id: 'SW-RULING-65',
      kind: 'ruling',
      title: { cs: 'Málo karet k dobrání', en: 'Too few cards to draw' },
      text: { cs: 'Dobere 1 kartu a tím končí; žádný trest nenásleduje.', en: 'Draw 1 and stop; no penalty.' },
      check: 'Given that, then hand 3, deck 0.',
      question: { cs: 'Co když má hráč 2 karty v ruce a 1 kartu v dobíracím balíčku?', en: 'Hand 2, deck 1?' },
      reason: { cs: 'Text jen zakazuje vytvořit nový balíček.', en: 'The text only forbids a new deck.' },
    },
    {
      id: 'SW-RULING-66',
      kind: 'ruling',
      title: { cs: 'Utajení odhazovací hromádky', en: 'Discard pile secrecy' },
      text: {
        cs: 'Soupeř vidí jen počet karet v hromádce. Veřejný záznam uchovává to, co se stalo otevřeně (který objekt byl eliminován, která událost byla zahrána). Karty odhozené z ruky pro magii se soupeři nikdy nesdělují.',
        en: 'The opponent sees only the size of the pile; the public record of the game keeps what happened openly (which object was eliminated, which event was played); cards discarded from hand for magic are never named to the opponent.',
      },
      check: 'Given A discards 2 for magic, then B\'s log says "2 cards".',
      question: {
        cs: 'Eliminované karty byly vidět, hromádka však leží lícem dolů. Co soupeř ví?',
        en: 'Eliminated cards were visible, the pile is face down. What does the opponent know?',
      },
      reason: {
        cs: 'Nahlížet se smí jen do vlastní hromádky, ale to, co se odehrálo otevřeně, je známo.',
        en: 'Only the own pile may be looked into, but open play is known.',
      },
    },
    {
      id: 'SW-RULING-67',
      kind: 'ruling',
      title: { cs: 'Výběr karty z vlastní hromádky', en: 'Taking a card from the own pile' },
      text: {
        cs: 'Nemíchá se (po vyhledávání se míchá jen dobírací balíček). Zvolená karta se stane veřejnou, jakmile je umístěna; ostatní zůstávají skryté.',
        en: 'No shuffle (only draw decks are shuffled after a search), the chosen card becomes public when placed, the rest stays hidden.',
      },
      check: "Given Probuďte mrtvé!, then B's view shows the placed unit and the pile count only.",
      question: {
        cs: 'Musí se po výběru karty z odhazovací hromádky míchat nebo něco ukázat?',
        en: 'Shuffle, reveal?',
      },
      reason: { cs: 'Heslo „vyhledat“ mluví o dobíracím balíčku.', en: 'The search entry speaks of the draw deck.' },
    },
    {
      id: 'SW-RULING-68',
      kind: 'ruling',
      title: { cs: 'Pořadí na začátku tahu', en: 'Order at the start of the turn' },
      text: {
        cs: 'Aktivní hráč určí pořadí všech efektů na začátku tahu, včetně odhození jednotlivých trvajících událostí.',
        en: 'The active player orders all start-of-turn effects, including the individual lasting discards.',
      },
      check: 'Given Šmug and Obětní oheň, then A is asked for the order.',
      question: {
        cs: 'Co má přednost, když má současně nastat odhození trvajících událostí a schopnost „Narkomág“?',
        en: 'What comes first when the discarding of lasting events and Narkomág are due together?',
      },
      reason: { cs: 'Plyne to z pravidla o kolizi časování.', en: 'Timing collision rule.' },
    },
    {
      id: 'SW-RULING-69',
      kind: 'ruling',
      title: { cs: 'Efekt při odhazování trvající události', en: 'Discard effect of a lasting event' },
      text: {
        cs: 'Žetony posílení se spočítají před svým odstraněním. Zvolí se kterákoli jedna jednotka ve hře (vlastní či cizí) a odstraní se z ní až tolik žetonů zranění. Efekt je povinný, ale může zůstat bez účinku. Platí i při předčasném odhození karty.',
        en: 'Count boosts before tokens are stripped, choose any one unit in play (own or enemy), remove up to that many injuries; compulsory but possibly without effect; it also applies if the card is discarded early.',
      },
      check: 'Given 4 boosts and a unit with 2 injuries chosen, then 0 injuries.',
      question: {
        cs: 'Kdy se počítají žetony posílení a co když není zraněna žádná jednotka?',
        en: 'When are the boosts counted, what if nothing is injured?',
      },
      reason: {
        cs: 'Žetony mizí z karty v rámci odhození a při odstraňování se připouští i menší počet žetonů.',
        en: 'Tokens leave the card as part of discarding; removal tolerates fewer tokens.',
      },
    },
    {
      id: 'SW-RULING-70',
      kind: 'ruling',
      title: { cs: 'Událost bez účinku', en: 'Event without effect' },
      text: {
        cs: 'Ano, pokud souhlasí fáze i náklady a lze provést každou povinnou volbu. Jinak ne.',
        en: 'Yes if phase and cost fit and every compulsory choice can be made; otherwise no.',
      },
      check:
        'Given no own structures, Oprava ledem is legal; given one own common in range, Chorál propletení (needs 2) is illegal.',
      question: {
        cs: 'Smí se událost zahrát, když by se nic nestalo?',
        en: 'May it be played if nothing would happen?',
      },
      reason: {
        cs: 'Podmínkami jsou jen fáze, náklady a časování, požadovaná volba však musí existovat.',
        en: 'Only phase, cost and timing are conditions, but a required choice must exist.',
      },
    },
    {
      id: 'SW-RULING-71',
      kind: 'ruling',
      title: { cs: 'Částečné provedení efektu', en: 'Partly possible effects' },
      text: {
        cs: 'Ne, provede se postupně vše, co je možné. Celý efekt zruší jen nezaplacená cena.',
        en: 'Do what is possible in order; only an unpaid price cancels everything.',
      },
      check: "Given Ledové beranidlo's unit cannot be pushed, then the injury stands.",
      question: { cs: 'Ruší nemožné části efektu jeho zbytek?', en: 'Do impossible parts cancel the rest?' },
      reason: {
        cs: 'Vzorem je pravidlo o odstraňování žetonů, výjimkou pravidlo o placení.',
        en: 'Removal rule as a pattern, payment rule as the exception.',
      },
    },
    {
      id: 'SW-RULING-72',
      kind: 'ruling',
      title: { cs: 'Propletené jednotky', en: 'Linked units' },
      text: {
        cs: 'Obě jednotky se pevně určí při zahrání události a na pozdější vzdálenosti nezáleží. Získané schopnosti se vztahují k jednotce, která je získala, a k jejím vlastním žetonům. Jednotka, která získá schopnost „Živoucí portál“, je portálem pro vyvolávání, nestává se však stavbou. Získává se i „Golemův krok“. Změna ovládání propletení neukončí.',
        en: 'The two units are fixed by identity when the event is played; later distance does not matter; gained abilities refer to the gaining unit and its own tokens; a unit gaining Živoucí portál is a gate for summoning but gets no structure kind; Golemův krok is gained as well; a change of control does not end the link.',
      },
      check:
        'Given Mrazoví mágové linked with Ledoví golemové, then units can be summoned beside the mágové, whose maximum move is 1.',
      question: {
        cs: 'Jak je to u karty Chorál propletení s pozdější vzdáleností, změnou ovládání, posíleními a portály?',
        en: 'Range later on, control changes, boosts, gates?',
      },
      reason: {
        cs: 'Získávají se schopnosti, nikoli druh karty, a jako konec je uvedeno jen opuštění bojiště.',
        en: 'Abilities are gained, the kind line is not; only leaving the battlefield is named as the end.',
      },
    },
    {
      id: 'SW-RULING-73',
      kind: 'ruling',
      title: { cs: 'Cena za probuzení mrtvých', en: 'Price of raising the dead' },
      text: {
        cs: 'Je třeba vhodná karta a volné sousedící pole. Nejprve se karta umístí, potom Vyvolavač utrpí 2 zranění. Schopnost lze použít i se 2 nebo méně zbývajícími životy; hráč tím pak prohraje. Nejde o vyvolání.',
        en: 'Needs a fitting card and a free adjacent space; place first, then 2 injuries; may be used with 2 or less life left and then loses the game. It is not a summon.',
      },
      check: 'Given Ret-Talus with life 2, when used, then the unit is placed and B wins.',
      question: {
        cs: 'Přicházejí zranění za schopnost „Probuďte mrtvé!“ před umístěním karty, nebo po něm, a smějí být smrtelná?',
        en: 'Before or after placing, may it be fatal?',
      },
      reason: { cs: 'Zranění jsou uvedena jako následek.', en: 'The injuries are stated as the consequence.' },
    },
  ],
};
