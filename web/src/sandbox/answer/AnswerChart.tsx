import { type ReactNode, useState } from 'react';
import { useSandboxMessages } from '../messages.ts';
import css from './answer.module.css';
import { type AnswerTable, type AnswerTotals, totalsIn } from './tablesIn.ts';

/** Bars beyond are in the table alone. */
const MOST_BARS = 60;

/** One number of each row as a bar, named by the first text of the row; of an answer without lists all its numbers. */
export function AnswerChart({ table }: { table: AnswerTable }) {
  const { columns, rows } = table;
  const t = useSandboxMessages();
  const [picked, setChosen] = useState<string | null>(null);
  const totals = table.path === '' ? totalsIn(table) : [];
  if (totals.length > 0) return <Totals totals={totals} />;
  const numbers = columns.filter(({ isNumber }) => isNumber);
  const chosen = numbers.find(({ key }) => key === picked) ?? numbers[0];
  if (!chosen) return <p className={css.nothing}>{t('answer.noNumbers')}</p>;
  const texts = columns.filter(({ isNumber }) => !isNumber);
  // A name says more than a code, and a code more than an id.
  const label =
    texts.find(({ key }) => /(^|\.)name$/.test(key)) ?? texts.find(({ key }) => !/(^|\.)id$|Id$/.test(key)) ?? texts[0];
  const at = (key: string | undefined) => columns.findIndex((column) => column.key === key);
  const bars = rows.slice(0, MOST_BARS).map((row, place) => {
    const value = row[at(chosen.key)];
    const name = row[at(label?.key)];
    return {
      key: String(place),
      name: name == null || name === '' ? `${place + 1}` : String(name),
      value: typeof value === 'number' ? value : null,
    };
  });
  return (
    <>
      <label className={css.choice}>
        {t('answer.figure')}
        <select value={chosen.key} onChange={({ target }) => setChosen(target.value)}>
          {numbers.map(({ key }) => (
            <option key={key}>{key}</option>
          ))}
        </select>
      </label>
      <Bars caption={<span className="visually-hidden">{chosen.key}</span>} bars={bars} />
      {rows.length > MOST_BARS && (
        <p className={css.nothing}>{t('answer.first', { count: MOST_BARS, of: rows.length })}</p>
      )}
    </>
  );
}

/** Single figures of one object beside each other: each counts something else, so each has a separate scale. */
function Totals({ totals }: { totals: readonly AnswerTotals[] }) {
  return totals.map(({ path, figures }) => (
    <Bars key={path} caption={path} bars={figures.map(({ name, value }) => ({ key: name, name, value }))} />
  ));
}

interface Bar {
  readonly key: string;
  readonly name: string;
  readonly value: number | null;
}

function Bars({ caption, bars }: { caption: ReactNode; bars: readonly Bar[] }) {
  const largest = Math.max(...bars.map(({ value }) => Math.abs(value ?? 0)), Number.MIN_VALUE);
  return (
    <table className={css.bars}>
      <caption>{caption}</caption>
      <tbody>
        {bars.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row" title={name}>
              {name}
            </th>
            <td className={css.bar} aria-hidden="true">
              <span data-negative={(value ?? 0) < 0} style={{ width: `${(Math.abs(value ?? 0) / largest) * 100}%` }} />
            </td>
            <td data-number="true">{value === null ? 'null' : value.toLocaleString('en', EXACT)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const EXACT = { maximumFractionDigits: 20 } as const;
