import type { Lang } from '@bojiste/kernel';
import type { CardInfo, Catalogue } from '@bojiste/session/types';
import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import { CardFace } from '../../cards/faces.tsx';
import { isGame } from '../../library/games.ts';
import { libraryWords } from '../../texts/library.ts';
import { useWords } from '../../texts/use.ts';
import { CardScenes } from './scenes.tsx';

/** One card whole: face, values, text in the chosen language and in the other one, rules it names. */
export function CardDetail({ catalogue, info }: { catalogue: Catalogue; info: CardInfo }) {
  const say = useWords(libraryWords);
  const lang = useCardLanguage();
  const other: Lang = lang === 'cs' ? 'en' : 'cs';
  return (
    <div className="card-detail">
      <CardFace size="full" info={info} catalogue={catalogue} lang={lang} />
      <Values catalogue={catalogue} info={info} lang={lang} />
      <Text info={info} lang={lang} />
      <details lang={other}>
        <summary>{say('inOther', { name: info.names[other] })}</summary>
        <Text info={info} lang={other} />
      </details>
      <Clauses catalogue={catalogue} info={info} lang={lang} />
      {isGame(catalogue.game) && <CardScenes game={catalogue.game} catalogue={catalogue} card={info.key} />}
      <p className="quiet small-print">{say('generated')}</p>
    </div>
  );
}

function Values({ catalogue, info, lang }: { catalogue: Catalogue; info: CardInfo; lang: Lang }) {
  const codes = (catalogue.facts.codes ?? []) as readonly string[];
  const stats = catalogue.stats.filter(
    ({ name, absent }) => (info.stats[name] ?? absent) !== absent && !codes.includes(name),
  );
  return stats.length === 0 ? null : (
    <dl className="card-values">
      {stats.map(({ name, text }) => (
        <div key={name}>
          <dt>{text[lang]}</dt>
          <dd>{info.stats[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Text({ info, lang }: { info: CardInfo; lang: Lang }) {
  const say = useWords(libraryWords);
  if (info.paragraphs.length === 0) return <p className="quiet">{say('noText')}</p>;
  return (
    <div lang={lang}>
      {info.paragraphs.map(({ key, name, text, reminder }) => (
        <p key={key}>
          {name !== null && <strong>{name[lang]}. </strong>}
          {text[lang]}
          {reminder !== undefined && <i> ({reminder[lang]})</i>}
        </p>
      ))}
    </div>
  );
}

function Clauses({ catalogue, info, lang }: { catalogue: Catalogue; info: CardInfo; lang: Lang }) {
  const say = useWords(libraryWords);
  const ids = [...new Set(info.paragraphs.flatMap(({ clauses }) => clauses))];
  const own = Object.values(catalogue.clauses).filter(({ id }) => id.endsWith(`-CARD-${info.key}`));
  const known = [...new Set([...own.map(({ id }) => id), ...ids])].flatMap((id) => catalogue.clauses[id] ?? []);
  return known.length === 0 ? null : (
    <section>
      <h3>{say('rulesOf')}</h3>
      <ul className="plain-list">
        {known.map(({ id, title }) => (
          <li key={id}>
            <a href={link('rules', catalogue.game, id)}>{title[lang]}</a> <span className="quiet clause-ref">{id}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
