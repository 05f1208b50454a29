import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { ExportFormat } from './download.ts';
import type { ListRows } from './listRows.ts';
import type { ListHandle } from './useList.ts';
import type { Ticked } from './useTicked.ts';

export interface ListRow {
  readonly id: string;
}

/** How a value stands in its column: its side, its width, and how it is written. */
export type ColumnKind = 'text' | 'money' | 'figure' | 'day' | 'moment' | 'mark' | 'picture' | 'action';

/** What is known of a column without a row. */
export interface ColumnHead {
  /** In the address and in saved views. */
  readonly name: string;
  readonly label: string;
  /** There when it is chosen. */
  readonly isBehind?: boolean;
  /** Its order in the address; its own name unless given. */
  readonly sort?: string;
}

/** One column of a list, and on a phone one part of a card. */
export interface ListColumn<Row> extends ColumnHead {
  /** `text` unless given. Money, figures and days are always as wide; texts share the rest. */
  readonly kind?: ColumnKind;
  /** Money in baht, moments and days as the contract has them. Nothing is written as a dash. */
  readonly value?: (row: Row, place: number) => string | number | null | undefined;
  /**
   * Drawn in place of its value; on a card, which is one link, only where there is no value. What can be pressed takes `tabIndex`, so that
   * Tab leads from row to row.
   */
  readonly draw?: (row: Row, tabIndex: number) => ReactNode;
  /** Least pixels. */
  readonly width?: number;
  /** Its part of what is left, 1 for a text. */
  readonly grow?: number;
  /** It has the link of its row; the first column that is no picture unless another says so. */
  readonly isLink?: boolean;
  /** Where on a card: its head, its line (with its label: named), its right side, or nowhere; by its place and kind unless given. */
  readonly onCard?: 'title' | 'line' | 'named' | 'right' | 'none';
}

/** One of the choices that narrow a list, drawn above it, or one press away. */
export interface ListFilter {
  /** Its parameters of the address; the first names it. */
  readonly names: readonly string[];
  readonly isBehind?: boolean;
  readonly draw: (filter: Readonly<Record<string, string>>, narrow: ListHandle['narrow']) => ReactNode;
}

/** What narrows a list and stands in no field above it. */
export interface ListChip {
  readonly name: string;
  readonly words: string;
}

/** All rows of a list as another program takes them in. */
export interface ProgramFile {
  readonly program: string;
  readonly format: ExportFormat;
  readonly address: string;
}

/** All rows of a list as a file. */
export interface ListFile {
  /** Without its ending. */
  readonly name: string;
  /** Where it is; `ids`: of the ticked rows alone. */
  readonly addressOf: (format: ExportFormat, ids?: readonly string[]) => string | Promise<string>;
  /** CU-4 Whether its rows or columns are people, which takes a right. */
  readonly people?: 'rows' | 'columns' | undefined;
  /** The same for other programs, each in the way that it reads them. */
  readonly programs?: readonly ProgramFile[];
  /** Ticked rows can be a file. */
  readonly isOfTicked?: boolean;
}

/** Words in place of rows: what is not there, why, and what to do about it. */
export interface ListEmpty {
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
}

/**
 * A list, declared: its state stands in the address (`useList`), its rows come from a query of its page (`listRows`), and all
 * else is drawn here: search, filters, chips, file, choice of columns, ticking, pages, what is said in place of rows, a grid on a
 * screen and cards on a phone.
 *
 *     const SHAPE = { filters: ['kind'], sorts: { time: ['desc', 'asc'] }, columns: ['time', 'kind'] } satisfies ListShape;
 *
 *     export function EventsPage() {
 *       const list = useList(SHAPE);
 *       const query = useEventsQuery({ variables: eventVariables(list.state), fetchPolicy: 'cache-and-network' });
 *       return (
 *         <List<Event>
 *           list={list}
 *           label="Events"
 *           rows={listRows(query, ({ events }) => events)}
 *           columns={[{ name: 'time', label: 'Time', kind: 'moment', value: ({ time }) => time }, ...]}
 *           nameOf={({ name }) => name}
 *           linkOf={({ id }) => ({ to: `/events/${id}` })}
 *           filters={[choiceFilter('kind', 'Kind', kinds)]}
 *           empty={{ title: 'No events', hint: 'Nothing has happened yet.' }}
 *         />
 *       );
 *     }
 */
export interface ListDeclaration<Row extends ListRow> {
  readonly list: ListHandle;
  /** What its rows are, for readers. */
  readonly label: string;
  readonly rows: ListRows<Row>;
  /** In their order, those that stand behind among them; the first one that is not a picture has the link of its row. */
  readonly columns: readonly ListColumn<Row>[];
  /** What people call a row. */
  readonly nameOf: (row: Row) => string;
  /** Where a row leads; null for one that leads nowhere. */
  readonly linkOf?: (row: Row) => RowLink | null;
  /** Words in the field of the search; without them the list is not searched. */
  readonly search?: string;
  readonly searchDelayMs?: number;
  /** Those that stand behind begin shut, whatever they narrow: it is said elsewhere. */
  readonly areFiltersShut?: boolean;
  readonly filters?: readonly ListFilter[];
  /** Beside the search, in place of filters: what opens the list's own dialog of them. */
  readonly filterButton?: ReactNode;
  readonly chips?: readonly ListChip[];
  /** What else goes with a chip that is removed; its filter alone unless given. */
  readonly onRemoveChip?: (name: string) => void;
  readonly file?: ListFile | null;
  /** Ticked rows, by `useTicked`; null where nothing can be done with many. */
  readonly ticked?: Ticked | null;
  /** What can be done with them, in the bar above the list. */
  readonly tickedActions?: ReactNode;
  /** Between what narrows the list and its rows. */
  readonly above?: ReactNode;
  /** Above the rows, within their frame: what all pages come to. */
  readonly sums?: ReactNode;
  /** They say more than what the rows come to, and stand above none as well. */
  readonly hasSumsWithoutRows?: boolean;
  /** Where there are no rows and nothing narrows the list. */
  readonly empty: ListEmpty;
  /** What else to do where nothing is found. */
  readonly onNoneFound?: ReactNode;
  /** The row of what was just created. */
  readonly marked?: string | null | undefined;
  readonly rowHeight?: number | 'auto';
  /** Whether more rows than those of one page can be looked at. */
  readonly hasPages?: boolean;
  /** Draws all rows, in the columns that are there, as long as they are printed (`ListPaper`). */
  readonly paper?: ((columns: readonly ListColumn<Row>[]) => ReactNode) | null | undefined;
  /** For rows that are more than cells: each is drawn by this at every width, in place of columns. */
  readonly entry?: (row: Row) => ReactNode;
}

export interface RowLink {
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
}
