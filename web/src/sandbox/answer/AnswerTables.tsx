import { useState } from 'react';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { useSandboxMessages } from '../messages.ts';
import { AnswerChart } from './AnswerChart.tsx';
import css from './answer.module.css';
import { cellText } from './cellText.ts';
import { type AnswerTable, tablesIn } from './tablesIn.ts';

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
                {path || t('answer.single')} ({rows.length})
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
  const labelOf = (key: string) => (path === '' ? t(key === 'field' ? 'answer.field' : 'answer.value') : key);
  return (
    <FigureTable
      isSticky
      isOneLine
      columns={columns.map(({ key, isNumber }) => ({ key, label: labelOf(key), isFigure: isNumber }))}
      rows={rows.map((row, at) => ({
        key: String(at),
        cells: columns.map((_, place) => cellText(row[place] ?? null)),
      }))}
    />
  );
}
