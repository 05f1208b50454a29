import { useState } from 'react';
import table from '../../ui/table.module.css';
import { useSandboxMessages } from '../messages.ts';
import { AnswerChart } from './AnswerChart.tsx';
import css from './answer.module.css';
import { type AnswerTable, type Cell, tablesIn } from './tablesIn.ts';

interface Props {
  readonly data: unknown;
  readonly view: 'table' | 'chart';
}

/** The lists of an answer, one at a time, as a table or as bars. */
export function AnswerTables({ data, view }: Props) {
  const t = useSandboxMessages();
  const [chosen, setChosen] = useState<string | null>(null);
  const tables = tablesIn(data);
  const found = tables.find(({ path }) => path === chosen) ?? tables[0];
  if (!found) return <p className={css.nothing}>{t('answer.noRows')}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard.
    <section className={css.tables} tabIndex={0} aria-label={t(`answer.${view}`)}>
      {tables.length > 1 && (
        <label className={css.choice}>
          {t('answer.list')}
          <select value={found.path} onChange={({ target }) => setChosen(target.value)}>
            {tables.map(({ path, rows }) => (
              <option key={path} value={path}>
                {path} ({rows.length})
              </option>
            ))}
          </select>
        </label>
      )}
      {view === 'table' ? <Rows answer={found} /> : <AnswerChart key={found.path} table={found} />}
    </section>
  );
}

function Rows({ answer: { path, columns, rows } }: { answer: AnswerTable }) {
  const t = useSandboxMessages();
  const isPlain = path === '';
  return (
    <table className={`${table.table} ${table.narrow} ${table.sticky}`}>
      <thead>
        <tr>
          {columns.map(({ key, isNumber }) => (
            <th key={key} scope="col" className={isNumber ? table.figure : undefined}>
              {isPlain ? t(key === 'field' ? 'answer.field' : 'answer.value') : key}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no key, and keep their order.
          <tr key={at}>
            {columns.map(({ key, isNumber }, place) => (
              <td key={key} className={isNumber ? table.figure : table.row}>
                {textOf(row[place] ?? null)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** As it is in the answer: nothing is rounded, and what is missing is not shown as 0. */
function textOf(value: Cell): string {
  return value === null ? 'null' : typeof value === 'number' ? value.toLocaleString('en', EXACT) : String(value);
}

const EXACT = { maximumFractionDigits: 20 } as const;
