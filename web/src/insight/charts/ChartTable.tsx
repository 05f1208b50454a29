import { formatNumber, formatTwoDecimals } from '@taem/domain/insight/formatNumber.ts';
import css from '../../ui/table.module.css';
import type { ChartCardProps, ChartNumbers } from './chartData.ts';
import { useChartMessages } from './messages.ts';

/** A figure in full. */
export const inFull = (value: number | null, numbers: ChartNumbers = 'whole'): string =>
  value === null ? '-' : numbers === 'whole' ? formatNumber(value) : formatTwoDecimals(value);

/** The figures of a drawing as a table: each row a mark, each column a series. */
export function ChartTable({ title, unit, series, rows, numbers, rowTitle, onMark, marks = [] }: ChartCardProps) {
  const t = useChartMessages();
  return (
    <table aria-label={`${title} (${unit})`} className={`${css.table} ${css.narrow}`}>
      <thead>
        <tr>
          <th scope="col">{rowTitle ?? t('card.row')}</th>
          {series.map(({ key, label }) => (
            <th key={key} scope="col" className={css.figure}>
              {label}
            </th>
          ))}
          {marks.length > 0 && <th scope="col">{t('notes.title')}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, name, values }) => (
          <tr key={key}>
            <th scope="row" className={css.row}>
              {name ?? label}
            </th>
            {series.map((each, at) => {
              const figure = inFull(values[at] ?? null, numbers);
              const isOpen = onMark && (values[at] ?? 0) !== 0;
              return (
                <td key={each.key} className={css.figure}>
                  {isOpen ? (
                    <button type="button" className={css.opens} onClick={() => onMark(key, each.key)}>
                      {figure}
                    </button>
                  ) : (
                    figure
                  )}
                </td>
              );
            })}
            {marks.length > 0 && (
              <td className={css.notes}>
                {marks
                  .filter(({ day }) => day === key)
                  .map(({ text }) => text)
                  .join('; ')}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
