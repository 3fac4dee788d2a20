import type { Section } from '@bojiste/kernel';

export const vehicleControl: Section = {
  code: 'CTRL',
  title: { cs: 'Řízení vozidel a řídicí věž', en: 'Vehicle control and towers' },
  clauses: [
    {
      id: 'OW-CTRL-01',
      kind: 'rule',
      title: { cs: 'Počítačové řízení', en: 'Computer control' },
      text: { cs: 'Vozidlo jedná samo a řidiče nepotřebuje.', en: 'Acts on its own without a driver.' },
      check: 'Given Drone without crew, then it may move, fight, block.',
    },
    {
      id: 'OW-CTRL-02',
      kind: 'rule',
      title: { cs: 'Ruční řízení', en: 'Manual control' },
      text: {
        cs: 'Bez řidiče se vozidlo nemůže pohybovat, bojovat ani používat schopnosti; obvykle má schopnost Posádka: X.',
        en: 'Without a driver it cannot move, fight or use abilities; it usually has Crew: X.',
      },
      check: 'Given Tank uncrewed with an activated ability, then using it is illegal.',
    },
    {
      id: 'OW-CTRL-03',
      kind: 'rule',
      title: { cs: 'Kdy se přiřazuje řidič', en: 'When to assign drivers' },
      text: { cs: 'Řidič se přiřazuje v části pohybu nebo v boji.', en: 'In the movement part or in battle.' },
      check: "Given A's construction part, then assigning is illegal.",
    },
    {
      id: 'OW-CTRL-04',
      kind: 'rule',
      title: { cs: 'Dálkové řízení', en: 'Remote control' },
      text: {
        cs: 'Vozidlo jedná samo jako počítačové, potřebuje však funkční řídicí věž.',
        en: 'Acts on its own like a computer vehicle but needs a working control tower.',
      },
      check:
        'Given Remo without tower, then it is exhausted and has no actions; with a crewed Tower, then it acts without crew.',
    },
    {
      id: 'OW-CTRL-05',
      kind: 'rule',
      title: { cs: 'Funkční řídicí věž', en: 'Working tower' },
      text: {
        cs: 'Karta s typem útoku „řídicí věž“ je funkční, je-li k ní přiřazena nejméně jedna postava.',
        en: 'A card with attack type control tower works if at least one character is assigned to it.',
      },
      check: 'Given Tower without crew, then capacity 0; with 1 character, then 2.',
    },
    {
      id: 'OW-CTRL-06',
      kind: 'rule',
      title: { cs: 'Kapacita řídicí věže', en: 'Capacity of a control tower' },
      text: {
        cs: 'Věž řídí tolik dálkových vozidel, kolik činí její hodnota útoku; kapacity více věží se sčítají.',
        en: 'A tower controls as many remote vehicles as its attack value; towers add up.',
      },
      check: 'Given two crewed towers of 2 and 3, then capacity 5.',
    },
    {
      id: 'OW-CTRL-07',
      kind: 'rule',
      title: { cs: 'Řízení z jiného sektoru', en: 'Control from any sector' },
      text: {
        cs: 'Věž a vozidla, která řídí, se nemusejí nacházet v témže sektoru.',
        en: 'Tower and controlled vehicles need not share a sector.',
      },
      check: 'Given Tower@S1 and Remo@S4, then Remo acts.',
    },
    {
      id: 'OW-CTRL-08',
      kind: 'rule',
      title: { cs: 'Přebytečná dálková vozidla', en: 'Surplus stays exhausted' },
      text: {
        cs: 'Má-li hráč více dálkových vozidel, než dovoluje kapacita, zůstávají přebytečná vozidla trvale vyčerpaná. Viz OW-RULING-89.',
        en: 'With more remote vehicles than capacity, the surplus remains exhausted at all times. See OW-RULING-89.',
      },
      check: 'Given 3 Remo and capacity 2, then at most 2 are ready.',
    },
    {
      id: 'OW-CTRL-09',
      kind: 'rule',
      title: { cs: 'Omezené zotavení dálkových vozidel', en: 'Limited recovery' },
      text: {
        cs: 'Když se vozidla zotavují, zotaví se z dálkových jen tolik, kolik dovoluje kapacita.',
        en: 'When vehicles recover, only as many remote ones recover as capacity allows.',
      },
      check: 'Given 3 exhausted Remo and capacity 2, when A recovers, then A chooses 2 to ready.',
    },
  ],
};
