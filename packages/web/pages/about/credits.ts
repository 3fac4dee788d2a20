/** Authors of the icon set (game-icons.net), as its licence names them. Viscious Speed and Zeromancer gave theirs as CC0. */

export interface Author {
  readonly name: string;
  readonly address?: string;
}

export const AUTHORS: readonly Author[] = [
  { name: 'Lorc', address: 'https://lorcblog.blogspot.com' },
  { name: 'Delapouite', address: 'https://delapouite.com' },
  { name: 'John Colburn', address: 'http://ninmunanmu.com' },
  { name: 'Felbrigg', address: 'https://blackdogofdoom.blogspot.co.uk' },
  { name: 'John Redman', address: 'http://www.uniquedicetowers.com' },
  { name: 'Carl Olsen', address: 'https://twitter.com/unstoppableCarl' },
  { name: 'Sbed', address: 'https://opengameart.org/content/95-game-icons' },
  { name: 'PriorBlue' },
  { name: 'Willdabeast', address: 'https://wjbstories.blogspot.com' },
  { name: 'Viscious Speed', address: 'https://viscious-speed.deviantart.com' },
  { name: 'Lord Berandas', address: 'https://berandas.deviantart.com' },
  { name: 'Irongamer', address: 'http://ecesisllc.wix.com/home' },
  { name: 'HeavenlyDog', address: 'http://www.gnomosygoblins.blogspot.com' },
  { name: 'Lucas' },
  { name: 'Faithtoken', address: 'https://fungustoken.deviantart.com' },
  { name: 'Skoll' },
  { name: 'Andy Meneely', address: 'http://www.se.rit.edu/~andy/' },
  { name: 'Cathelineau' },
  { name: 'Kier Heyl' },
  { name: 'Aussiesim' },
  { name: 'Sparker', address: 'http://citizenparker.com' },
  { name: 'Zeromancer' },
  { name: 'Rihlsul' },
  { name: 'Quoting' },
  { name: 'Guard13007', address: 'https://guard13007.com' },
  { name: 'DarkZaitzev', address: 'https://darkzaitzev.deviantart.com' },
  { name: 'SpencerDub' },
  { name: 'GeneralAce135' },
  { name: 'Zajkonur' },
  { name: 'Caro Asercion' },
];
