import { link } from '../../app/router.ts';
import { useCardLanguage } from '../../app/settings.ts';
import type { Book } from '../../library/types.ts';
import { setupWords } from '../../texts/setup.ts';
import { HAS_PICTURES } from '../../texts/sights.ts';
import { useWords } from '../../texts/use.ts';
import { PictureOption } from './picture-option.tsx';
import { fitting, type PlanProps } from './plan.ts';

type Option = Book['options'][number];

/** What every player looks for first stands outside the folded list. */
const FIRST = ['difficulty'];
/** Of no use where no boss plays. */
const BOSS_ONLY = ['boss', 'difficulty', 'basicDeck', 'advancedDeck'];

export function OptionChoices({ book, plan, change }: PlanProps) {
  const say = useWords(setupWords);
  const ruled = (book.modes.find(({ key }) => key === plan.mode)?.ruled ?? 0) > 0;
  const shown = book.options.filter(({ name }) => !BOSS_ONLY.includes(name) || ruled);
  const pictures = shown.filter(({ name }) => HAS_PICTURES.has(name));
  const first = shown.filter(({ name }) => FIRST.includes(name));
  const rest = shown.filter(({ name }) => !FIRST.includes(name) && !HAS_PICTURES.has(name));
  const changed = rest.filter((option) => (plan.options[option.name] ?? option.start) !== option.start).length;
  return (
    <>
      {pictures.map((option) => (
        <PictureOption
          key={option.name}
          option={option}
          book={book}
          plan={plan}
          choose={(value) => change({ options: { ...plan.options, [option.name]: value } })}
        />
      ))}
      {pictures.some(({ name }) => name === 'map') && <p className="quiet small-print">{say('mapLegend')}</p>}
      {first.length > 0 && (
        <div className="panel option-list">
          {first.map((option) => (
            <OptionChoice key={option.name} option={option} book={book} plan={plan} change={change} />
          ))}
        </div>
      )}
      {rest.length > 0 && (
        <details className="panel">
          <summary>
            <strong>{say('options')}</strong> {changed > 0 && `(${say('changed')}: ${changed})`}
          </summary>
          <p className="quiet">{say('optionsAbout')}</p>
          <div className="option-list">
            {rest.map((option) => (
              <OptionChoice key={option.name} option={option} book={book} plan={plan} change={change} />
            ))}
          </div>
          {changed > 0 && (
            <button type="button" className="button" onClick={() => change({ options: {} })}>
              {say('reset')}
            </button>
          )}
        </details>
      )}
    </>
  );
}

function OptionChoice({ option, book, plan, change }: PlanProps & { option: Option }) {
  const say = useWords(setupWords);
  const lang = useCardLanguage();
  const value = plan.options[option.name] ?? option.start;
  const values = fitting(book, option, plan.seats);
  const { clause } = option;
  return (
    <div className="option" data-changed={value !== option.start}>
      <label className="field">
        <span>
          {option.text[lang]} {value !== option.start && <em>({say('changed')})</em>}
        </span>
        <select
          value={values.some((one) => one.value === value) ? value : option.start}
          onChange={(event) => change({ options: { ...plan.options, [option.name]: Number(event.target.value) } })}
        >
          {values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.text[lang]}
            </option>
          ))}
        </select>
      </label>
      {clause !== undefined && (
        <p className="option-rule">
          {book.catalogue.clauses[clause]?.text[lang]}{' '}
          <a
            className="clause-ref"
            href={link('rules', book.catalogue.game, clause)}
            aria-label={say('rule', { id: clause })}
          >
            {clause}
          </a>
        </p>
      )}
    </div>
  );
}
