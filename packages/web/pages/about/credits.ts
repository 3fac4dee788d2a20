import credits from 'virtual:credits';

/** Whom the icons in use are by (game-icons.net), as its licence names them. */

interface Author {
  readonly name: string;
  readonly address?: string;
  /** Given to everybody without conditions. */
  readonly free?: boolean;
}

/** By the folder of the set. */
const AUTHORS: Readonly<Record<string, Author>> = {
  lorc: { name: 'Lorc', address: 'https://lorcblog.blogspot.com' },
  delapouite: { name: 'Delapouite', address: 'https://delapouite.com' },
  'john-colburn': { name: 'John Colburn', address: 'http://ninmunanmu.com' },
  felbrigg: { name: 'Felbrigg', address: 'https://blackdogofdoom.blogspot.co.uk' },
  'john-redman': { name: 'John Redman', address: 'http://www.uniquedicetowers.com' },
  'carl-olsen': { name: 'Carl Olsen', address: 'https://twitter.com/unstoppableCarl' },
  sbed: { name: 'Sbed', address: 'https://opengameart.org/content/95-game-icons' },
  priorblue: { name: 'PriorBlue' },
  willdabeast: { name: 'Willdabeast', address: 'https://wjbstories.blogspot.com' },
  'viscious-speed': { name: 'Viscious Speed', address: 'https://viscious-speed.deviantart.com', free: true },
  'lord-berandas': { name: 'Lord Berandas', address: 'https://berandas.deviantart.com' },
  irongamer: { name: 'Irongamer', address: 'http://ecesisllc.wix.com/home' },
  'heavenly-dog': { name: 'HeavenlyDog', address: 'http://www.gnomosygoblins.blogspot.com' },
  lucasms: { name: 'Lucas' },
  faithtoken: { name: 'Faithtoken', address: 'https://fungustoken.deviantart.com' },
  skoll: { name: 'Skoll' },
  andymeneely: { name: 'Andy Meneely', address: 'http://www.se.rit.edu/~andy/' },
  cathelineau: { name: 'Cathelineau' },
  'kier-heyl': { name: 'Kier Heyl' },
  aussiesim: { name: 'Aussiesim' },
  sparker: { name: 'Sparker', address: 'http://citizenparker.com' },
  zeromancer: { name: 'Zeromancer', free: true },
  rihlsul: { name: 'Rihlsul' },
  quoting: { name: 'Quoting' },
  guard13007: { name: 'Guard13007', address: 'https://guard13007.com' },
  darkzaitzev: { name: 'DarkZaitzev', address: 'https://darkzaitzev.deviantart.com' },
  spencerdub: { name: 'SpencerDub' },
  generalace135: { name: 'GeneralAce135' },
  zajkonur: { name: 'Zajkonur' },
  'caro-asercion': { name: 'Caro Asercion' },
};

export interface Credit extends Author {
  readonly icons: readonly string[];
}

/** Most icons first. An author the licence does not name goes by the name of the folder. */
export const CREDITS: readonly Credit[] = Object.entries(credits)
  .map(([folder, icons]) => ({ ...(AUTHORS[folder] ?? { name: folder }), icons }))
  .sort((a, b) => b.icons.length - a.icons.length);
