import type { TableRules } from '@bojiste/session/wire';
import { useSettings } from '../../app/settings.ts';
import { useBook } from '../../library/client.ts';
import { onlineWords } from '../../texts/online.ts';
import { useWords } from '../../texts/use.ts';

/** What is agreed at a table, in a line: mode, clock, rated or not, how many games, options that are not as usual. */
export function RulesLine({ rules }: { rules: TableRules }) {
  const say = useWords(onlineWords);
  const { language } = useSettings();
  const book = useBook(rules.game, 'brief');
  const { clock, bestOf, mode } = rules;
  const time =
    clock.kind === 'live'
      ? say('clockLive', { n: Math.round(clock.bank / 60), more: clock.increment })
      : clock.kind === 'days'
        ? say('clockDays', { n: clock.days })
        : say('noClock');
  const options = Object.entries(rules.options).flatMap(([name, value]) => {
    const option = book?.options.find((one) => one.name === name);
    const chosen = option?.values.find((one) => one.value === value);
    return option === undefined || chosen === undefined ? [] : [`${option.text[language]}: ${chosen.text[language]}`];
  });
  const parts = [
    book?.modes.find(({ key }) => key === mode)?.text[language] ?? '',
    time,
    say(rules.rated ? 'mode.rated' : 'mode.unrated'),
    bestOf > 1 ? say('bestOfN', { n: bestOf }) : '',
    ...options,
  ];
  return (
    <span className="quiet" data-rules>
      {parts.filter((part) => part !== '').join(' · ')}
    </span>
  );
}
