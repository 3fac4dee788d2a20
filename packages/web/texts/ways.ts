import type { Bilingual } from '@bojiste/kernel';

/** How a ready deck plays, in a sentence; by game and key of the deck. */
export const WAYS: Readonly<Record<string, Bilingual>> = {
  'summoner-wars/polar-dwarves': {
    cs: 'Stavby, které se hýbou: držte je u Svary a nechte mágy střílet zpoza nich.',
    en: 'Structures that move: keep them near Svara and let mages shoot from behind them.',
  },
  'summoner-wars/cave-goblins': {
    cs: 'Mnoho, levně a hned: zaplavte bojiště a útočte častěji, než se čeká.',
    en: 'Many, cheap and at once: flood the field and attack more often than expected.',
  },
  'summoner-wars/phoenix-elves': {
    cs: 'Jistý zásah: zranění padají i bez kostek, šetřete magii na velké kouzlo.',
    en: 'Sure hits: damage falls without dice; save magic for the great spell.',
  },
  'summoner-wars/savanna-elves': {
    cs: 'Posílení a duchové: jedna posílená jednotka přeběhne půl bojiště.',
    en: 'Boosts and spirits: one boosted unit runs across half the field.',
  },
  'summoner-wars/tundra-orcs': {
    cs: 'Štěstí a síla: tvrdé údery, které rostou s každým zásahem.',
    en: 'Luck and strength: hard blows that grow with every hit.',
  },
  'summoner-wars/fallen-kingdom': {
    cs: 'Mrtví se vracejí: obětujte vlastní a vyvolávejte je znovu z hromady.',
    en: 'The dead return: sacrifice your own and summon them again from the pile.',
  },
  'summoner-wars/vanguards': {
    cs: 'Léčba a štíty: držte pevnou řadu a vyhrávejte výdrží.',
    en: 'Healing and shields: hold a firm line and win by lasting.',
  },
  'summoner-wars/breakers': {
    cs: 'Cizí mysl: obraťte soupeřovy jednotky proti němu a hýbejte jimi.',
    en: 'Other minds: turn the enemy’s units against him and move them.',
  },
  'doomtrooper/venus-guard': {
    cs: 'Bauhaus s pevným mužstvem: opevnění, úkryty a silné osobnosti.',
    en: 'Bauhaus with a steady squad: fortifications, cover and strong personalities.',
  },
  'doomtrooper/free-marines': {
    cs: 'Capitol střílí první: levní mariňáci, zbraně a rychlé body.',
    en: 'Capitol shoots first: cheap marines, guns and quick points.',
  },
  'doomtrooper/cold-logic': {
    cs: 'Cybertronic počítá: stroje, vybavení a přesná střelba.',
    en: 'Cybertronic calculates: machines, equipment and exact fire.',
  },
  'doomtrooper/clan-bartholomew': {
    cs: 'Imperial útočí zblízka: klan hrdinů, kteří se nebojí souboje.',
    en: 'Imperial attacks close up: a clan of heroes who fear no duel.',
  },
  'doomtrooper/way-of-ki': {
    cs: 'Mishima mění svou sílu: Ki dá bojovníkovi, co právě potřebuje.',
    en: 'Mishima shifts its strength: Ki gives a warrior what is needed now.',
  },
  'doomtrooper/the-art': {
    cs: 'Bratrstvo a jeho Umění: kouzla, která rozhodují souboje.',
    en: 'The Brotherhood and its Art: spells that decide combats.',
  },
  'doomtrooper/algeroth-and-ilian': {
    cs: 'Černá legie: nekromutanti, temné dary a tlak od prvního tahu.',
    en: 'The Dark Legion: necromutants, dark gifts and pressure from the first turn.',
  },
  'doomtrooper/crescentia-and-rasputin': {
    cs: 'Pouštní bojovníci a synové Rasputina: lest, překvapení a zimní houževnatost.',
    en: 'Desert fighters and sons of Rasputin: cunning, surprise and a winter’s toughness.',
  },
  'doomtrooper/captains-of-capitol': {
    cs: 'Kapitán velí: z levných vojáků Kapitolu jsou s velitelem zabijáci, brání se na Marsu.',
    en: 'A captain leads: cheap Capitol soldiers turn into killers and defend themselves on Mars.',
  },
  'doomtrooper/steel-executives': {
    cs: 'Stroje Kybertroniku: temné dary na ně neplatí a Funkcionář z nich dělá zabijáky.',
    en: 'Cybertronic machines: dark gifts cannot touch them, and the Functionary makes them kill.',
  },
  'doomtrooper/imperial-clans': {
    cs: 'Klany za praporečníkem: každý další bojovník Imperiálu posiluje ostatní.',
    en: 'Clans behind a banner: every further Imperial warrior makes the others stronger.',
  },
  'doomtrooper/visions-and-spite': {
    cs: 'Muawijhe a Semai: spánek, tanec a zmatek soupeře ochromí, nefariti povolají legionáře.',
    en: 'Muawijhe and Semai: sleep, dance and confusion cripple the foe while nepharites raise legionnaires.',
  },
  'doomtrooper/lutheran-rites': {
    cs: 'Kavalerie a učedníci Luteránů: patriarcha z obětí dělá obřady, které pomáhají všem.',
    en: 'Lutheran riders and disciples: a patriarch turns sacrifices into rites that help them all.',
  },
  'doomtrooper/soldats-and-templars': {
    cs: 'Soldáti v šiku s komandanty, vedle nich šelmy Templářů: udeří první a zabíjejí.',
    en: 'Soldats in ranks with their Kommendants, Templar beasts beside them: they strike first and kill.',
  },
  'siegestorm/yrsa': {
    cs: 'Severní klany: útočí, obětují vlastní a léčí se krví.',
    en: 'Northern clans: they attack, sacrifice their own and heal by blood.',
  },
  'siegestorm/khung-lai': {
    cs: 'Východní dvůr: zálohy, vize a proměny v pravou chvíli.',
    en: 'The eastern court: reserves, visions and changes at the right moment.',
  },
  'siegestorm/seraphia': {
    cs: 'Nebeské město: chrání, léčí a bere tahy navíc.',
    en: 'The heavenly city: it protects, heals and takes extra turns.',
  },
  'siegestorm/styxia': {
    cs: 'Podsvětí: bere karty z ruky a trhá soupeřovy řady.',
    en: 'The underworld: it takes cards from hands and tears the enemy’s ranks.',
  },
  'siegestorm/yrsa-blood': {
    cs: 'Krev severu: každá oběť vrátí víc, než stála; útočte a nepolevujte.',
    en: 'Blood of the north: every sacrifice pays back more than it cost; attack and never let up.',
  },
  'siegestorm/khung-lai-masks': {
    cs: 'Masky dvora: skryté zálohy, které se odkryjí, až je soupeř nečeká.',
    en: 'Masks of the court: hidden reserves, shown when nobody expects them.',
  },
  'siegestorm/seraphia-relics': {
    cs: 'Relikvie nebes: pevná fronta a léčení, které vrací ztracené karty.',
    en: 'Relics of heaven: a firm front and healing that brings lost cards back.',
  },
  'siegestorm/styxia-empty-hands': {
    cs: 'Prázdné ruce: soupeř nemá co hrát, a vy jeho ztráty obracíte proti němu.',
    en: 'Empty hands: the enemy has nothing to play, and you turn his losses against him.',
  },
  'original-war/americans': {
    cs: 'Střelci a solární vozidla: rychlý průzkum a přesná palba zdálky.',
    en: 'Riflemen and solar vehicles: quick scouting and exact fire from afar.',
  },
  'original-war/russians': {
    cs: 'Těžké pásáky a továrny: stavějte pomalu, pak jeďte přes všechno.',
    en: 'Heavy tracks and factories: build slowly, then drive over everything.',
  },
  'original-war/arabs': {
    cs: 'Žoldnéři a ochočená zvířata: levně, nečekaně a hlavně jinde, než stojí soupeř.',
    en: 'Mercenaries and tamed beasts: cheap, sudden and never where the enemy stands.',
  },
  'original-war/americans-column': {
    cs: 'Kolona vozidel: dílna, montážní linka a pak společný výjezd.',
    en: 'A column of vehicles: workshop, assembly line, then drive out together.',
  },
  'original-war/americans-scouts': {
    cs: 'Průzkumníci: málo lidí, mnoho pohybu, sběr zásilek dřív než ostatní.',
    en: 'Scouts: few people, much movement, crates gathered before the others.',
  },
  'original-war/russians-steel': {
    cs: 'Ocel: těžké pancíře, které se špatně zraňují a pomalu staví.',
    en: 'Steel: heavy armour that is hard to wound and slow to build.',
  },
  'original-war/russians-taiga': {
    cs: 'Tajga: pěchota, která se drží v lese a brání ložiska.',
    en: 'The taiga: infantry that holds the forest and guards deposits.',
  },
  'original-war/arabs-desert-column': {
    cs: 'Pouštní kolona: rychlá levná vozidla a útok, než soupeř dostaví základnu.',
    en: 'The desert column: quick cheap vehicles, and an attack before the enemy’s base stands.',
  },
  'original-war/arabs-mercenaries': {
    cs: 'Žoldáci: bojovníci za zásilky, kteří přijdou, kdy je potřebujete.',
    en: 'Mercenaries: fighters for crates who come when you need them.',
  },
};
