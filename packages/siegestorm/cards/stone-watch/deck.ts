import type { CardDecl } from '@bojiste/kernel';
import { add, verb } from '@bojiste/kernel/effects/build';
import { damage, quake, yourDefender } from '../../words.ts';
import { bossDeck } from '../boss-make.ts';

/** Kamenná stráž: the second basic boss deck. Slow, thick, hard to move. */

const stone = bossDeck('stone-watch', 'basic');

export const stoneWatch: readonly CardDecl[] = [
  stone('stone-sentry', 'Kamenná hlídka', 'Stone Sentry', {
    says: ['Střídání stráží jednou za sto let.', 'Relieved once in a century.'],
    order: 'deploy',
    cost: 1,
    an: 2,
    dn: 2,
    action: damage(1),
  }),
  stone('watch-horn', 'Roh stráže', 'Horn of the Watch', {
    says: ['Skála slyší pomalu, zato celá.', 'Rock hears slowly, but all of it.'],
    order: 'special',
    cost: 1,
    action: verb('gang'),
  }),
  stone('mason', 'Kameník', 'Mason', {
    says: ['Co rozbiješ, to zítra stojí.', 'What you break stands tomorrow.'],
    order: 'action',
    cost: 1,
    action: verb('restore', 2),
  }),
  stone('gate-guard', 'Strážce brány', 'Gate Guard', {
    says: ['Heslo zapomněl. Meč ne.', 'Forgot the password, not the sword.'],
    order: 'deploy',
    cost: 2,
    an: 2,
    dn: 4,
    shield: true,
  }),
  stone('banner-stone', 'Prapor z kamene', 'Banner of Stone', {
    says: ['Nevlaje. Stojí.', 'It does not wave, it stands.'],
    order: 'leader',
    cost: 2,
    an: 0,
    dn: 4,
    ability: { changes: [add(yourDefender, 'dn', 2)] },
  }),
  stone('boulder-thrower', 'Vrhač balvanů', 'Boulder Thrower', {
    says: ['Hory mu rostou pod rukama.', 'Mountains grow under his hands.'],
    order: 'action',
    cost: 2,
    action: damage(2),
  }),
  stone('quake', 'Otřes', 'Quake', {
    says: ['Země si odkašlala.', 'The ground cleared its throat.'],
    order: 'action',
    cost: 3,
    action: quake(2),
  }),
  stone('granite-colossus', 'Žulový kolos', 'Granite Colossus', {
    says: ['Krok. Ticho. Krok.', 'A step. Silence. A step.'],
    order: 'deploy',
    cost: 4,
    an: 6,
    dn: 5,
    action: damage(1),
  }),
];
