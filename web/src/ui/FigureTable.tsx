import type { ReactNode } from 'react';
import css from './figureTable.module.css';

interface Column {
  readonly key: string;
  readonly label: string;
  /** At the right, in figures of one width. */
  readonly isFigure?: boolean | undefined;
  /** A remark, with room for a sentence. */
  readonly isNote?: boolean;
}

interface Props {
  readonly label?: string;
  readonly columns: readonly Column[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  /** The first cell of a row names it. */
  readonly isNamed?: boolean;
  /** The head stays where the rows scroll. */
  readonly isSticky?: boolean;
  /** Texts stay in one line, where the table scrolls sideways. */
  readonly isOneLine?: boolean;
}

/**
 * Rows of figures as a table. Plain elements: a dashboard has hundreds of cells, and it stands on pages without the component
 * library too.
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
