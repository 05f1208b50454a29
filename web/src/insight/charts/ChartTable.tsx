import { formatCount, formatTwoDecimals } from '@taem/domain/money/formatNumber.ts';
import { FigureTable } from '../../ui/FigureTable.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import type { ChartCardProps, ChartNumbers } from './chartData.ts';
import css from './chartTable.module.css';
import { useChartMessages } from './messages.ts';

/** Formats a figure in full. */
export const inFull = (value: number | null, numbers: ChartNumbers = 'whole'): string =>
  value === null ? NOTHING : numbers === 'whole' ? formatCount(value) : formatTwoDecimals(value);

/** The figures of a drawing as a table: each row a mark, each column a series. */
export function ChartTable({ title, unit, series, rows, numbers, rowTitle, onMark, marks = [] }: ChartCardProps) {
  const t = useChartMessages();
  const notesOf = (row: string) => marks.flatMap(({ day, text }) => (day === row ? [text] : [])).join('; ');
  return (
    <FigureTable
      label={`${title} (${unit})`}
      isNamed
      columns={[
        { key: '', label: rowTitle ?? t('card.row') },
        ...series.map(({ key, label }) => ({ key, label, isFigure: true })),
        ...(marks.length > 0 ? [{ key: 'notes', label: t('notes.title'), isNote: true }] : []),
      ]}
      rows={rows.map(({ key, label, name, values }) => ({
        key,
        cells: [
          name ?? label,
          ...series.map((each, at) => {
            const figure = inFull(values[at] ?? null, numbers);
            if (!onMark || !values[at]) return figure;
            return (
              <button key={each.key} type="button" className={css.opens} onClick={() => onMark(key, each.key)}>
                {figure}
              </button>
            );
          }),
          notesOf(key),
        ],
      }))}
    />
  );
}
