import type { ReactNode } from 'react';
import css from './figureTable.module.css';

interface Column {
  readonly key: string;
  readonly label: string;
  /** Aligned right, in digits of equal width. */
  readonly isFigure?: boolean | undefined;
  /** A note, with room for a sentence. */
  readonly isNote?: boolean;
}

interface Props {
  readonly label?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The first cell of a row names it. */
  readonly isNamed?: boolean;
  /** The head stays while the rows scroll. */
  readonly isSticky?: boolean;
  /** Texts stay on one line; the table scrolls sideways. */
  readonly isOneLine?: boolean;
}

/**
 * A table of figures, in plain elements: a dashboard has hundreds of cells, and it also works on pages without the component
 * library.
 */
export function FigureTable({ label, columns, rows, isNamed = false, isSticky = false, isOneLine = false }: Props) {
  const classOf = ({ isFigure, isNote }: Column) =>
    isFigure ? css.figure : isNote ? css.note : isOneLine ? css.line : undefined;
  return (
    <table aria-label={label} className={`${css.table} ${isSticky ? css.sticky : ''}`}>
      <thead>
        <tr>
          {columns.map(({ key, label: word, isFigure }) => (
            <th key={key} scope="col" className={isFigure ? css.figure : undefined}>
              {word}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key: row, cells }) => (
          <tr key={row}>
            {columns.map((column, at) =>
              isNamed && at === 0 ? (
                <th key={column.key} scope="row" className={css.line}>
                  {cells[at]}
                </th>
              ) : (
                <td key={column.key} className={classOf(column)}>
                  {cells[at]}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
