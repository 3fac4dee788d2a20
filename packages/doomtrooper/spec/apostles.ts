import type { Section } from '@bojiste/kernel';

export const apostles: Section = {
  code: 'APO',
  title: { cs: 'Apoštolové', en: 'Apostles' },
  clauses: [
    {
      id: 'DT-APO-01',
      kind: 'rule',
      title: { cs: 'Apoštol nikdy nebojuje', en: 'Apostles never fight' },
      text: { cs: 'Apoštolové se nikdy nesmějí účastnit boje.', en: 'Apostles may never fight.' },
      check: 'Given an Apostle, when named attacker or defender, then rejected.',
    },
    {
      id: 'DT-APO-02',
      kind: 'rule',
      title: { cs: 'Apoštol a úkryt', en: 'Apostles are never in cover' },
      text: { cs: 'Apoštol se nikdy nesmí ocitnout v úkrytu.', en: 'They may never be in cover.' },
      check:
        'Given an Apostle in hand, when played into cover, then rejected; given one in play, when SEEK COVER is requested or an effect would drive him there, then inCover stays false.',
    },
    {
      id: 'DT-APO-03',
      kind: 'rule',
      title: { cs: 'Apoštol a Sabotáž', en: 'No shield against Sabotage' },
      text: {
        cs: 'Apoštolové svého hráče před Sabotáží nechrání.',
        en: 'They do not protect their player from Sabotage.',
      },
      check: 'Given P2 has only an Apostle, when P1 requests Sabotage, then legal.',
    },
    {
      id: 'DT-APO-04',
      kind: 'rule',
      title: { cs: 'Apoštol a přiložení', en: 'May carry attachments' },
      text: { cs: 'K apoštolům je možné přikládat karty přiložení.', en: 'They may receive attachments.' },
      check: 'Given an Apostle and unrestricted equipment, when assigned, then accepted.',
    },
    {
      id: 'DT-APO-05',
      kind: 'rule',
      title: { cs: 'Stoupenec sebe sama', en: 'Not their own followers' },
      text: {
        cs: 'Apoštol má stoupence, sám však svým vlastním stoupencem není.',
        en: 'An Apostle has followers but is not a follower of himself.',
      },
      check:
        'Given ALGEROTHŮV DAR, when granted to the Apostle Algeroth, then rejected; "all ALGEROTHOVI STOUPENCI +1 O" gives the Apostle nothing.',
    },
  ],
};
