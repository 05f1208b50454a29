import { useState } from 'react';
import { type Bar, Bars } from '../../ui/Bars.tsx';
import { useSandboxMessages } from '../messages.ts';
import css from './answer.module.css';
import { cellText } from './cellText.ts';
import { type AnswerTable, type AnswerTotals, type Cell, totalsIn } from './tablesIn.ts';

/** Maximum number of bars; further ones are only in the table. */
const MAX_BARS = 60;

/** One number of each row as a bar, named by the first text of the row; for single values all numbers. */
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
  // A name is clearer than a code, and a code clearer than an id.
  const label =
    texts.find(({ key }) => /(^|\.)name$/.test(key)) ?? texts.find(({ key }) => !/(^|\.)id$|Id$/.test(key)) ?? texts[0];
  const at = (key: string | undefined) => columns.findIndex((column) => column.key === key);
  const bars = rows.slice(0, MAX_BARS).map((row, place) => {
    const name = row[at(label?.key)];
    return barOf(String(place), name == null || name === '' ? `${place + 1}` : String(name), row[at(chosen.key)]);
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
      <Bars label={chosen.key} bars={bars} />
      {rows.length > MAX_BARS && (
        <p className={css.nothing}>{t('answer.first', { count: MAX_BARS, of: rows.length })}</p>
      )}
    </>
  );
}

/** Single figures of one object side by side: each counts something else, so each has its own scale. */
function Totals({ totals }: { totals: readonly AnswerTotals[] }) {
  return totals.map(({ path, figures }) => (
    <figure key={path} className={css.totals}>
      <figcaption>{path}</figcaption>
      <Bars label={path} bars={figures.map(({ name, value }) => barOf(name, name, value))} />
    </figure>
  ));
}

const barOf = (key: string, name: string, value: Cell = null): Bar => ({
  ...{ key, name, value: typeof value === 'number' ? value : null },
  text: cellText(value),
});
