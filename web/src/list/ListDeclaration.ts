import type { ReactNode } from 'react';
import type { To } from 'react-router-dom';
import type { ExportFormat } from './download.ts';
import type { ListRows } from './listRows.ts';
import type { ListHandle } from './useList.ts';
import type { Ticked } from './useTicked.ts';

export interface ListRow {
  readonly id: string;
}

/** The kind of a column's values: determines alignment, width and format. */
export type ColumnKind = 'text' | 'money' | 'figure' | 'day' | 'moment' | 'mark' | 'picture' | 'action';

/** The properties of a column that do not depend on a row. */
export interface ColumnHead {
  /** Its name in the address and in saved views. */
  readonly name: string;
  readonly label: string;
  /** Hidden until it is chosen. */
  readonly isBehind?: boolean;
  /** Its name in the sort parameter of the address; `name` unless given. */
  readonly sort?: string;
}

/** One column of a list, and on a phone one part of a card. */
export interface ListColumn<Row> extends ColumnHead {
  /** `text` unless given. Money, figures and days have a fixed width; texts share the rest. */
  readonly kind?: ColumnKind;
  /** Returns the value: money in baht, moments and days as the contract has them. Empty values are displayed as a dash. */
  readonly value?: (row: Row, place: number) => string | number | null | undefined;
  /**
   * Draws the cell in place of its value; on a card, which is one link, only if there is no `value`. Links and buttons in it
   * must take `tabIndex`, so that Tab leads from row to row.
   */
  readonly draw?: (row: Row, tabIndex: number) => ReactNode;
  /** Minimum width in pixels. */
  readonly width?: number;
  /** Its share of the remaining width, 1 for a text. */
  readonly grow?: number;
  /** Contains the link of its row; otherwise the first column that is not a picture does. */
  readonly isLink?: boolean;
  /**
   * Its place on a card: the title, the line (`named`: with its label), the right side, or none; by position and kind unless
   * given.
   */
  readonly onCard?: 'title' | 'line' | 'named' | 'right' | 'none';
}

/** A filter of a list, drawn above it, or (`isBehind`) one press away. */
export interface ListFilter {
  /** Its parameters in the address; the first one names it. */
  readonly names: readonly string[];
  readonly isBehind?: boolean;
  readonly draw: (filter: Readonly<Record<string, string>>, narrow: ListHandle['narrow']) => ReactNode;
}

/** A filter of a list that has no field above it. */
export interface ListChip {
  readonly name: string;
  readonly words: string;
}

/** All rows of a list in the format of another program. */
export interface ProgramFile {
  readonly program: string;
  readonly format: ExportFormat;
  readonly address: string;
}

/** All rows of a list as a file. */
export interface ListFile {
  /** Name without its extension. */
  readonly name: string;
  /** Returns the address of the file; with `ids` only those rows. */
  readonly addressOf: (format: ExportFormat, ids?: readonly string[]) => string | Promise<string>;
  /** CU-4 Whether its rows or columns are people, which needs a right. */
  readonly people?: 'rows' | 'columns' | undefined;
  /** Files of the same rows for other programs, each in its own format. */
  readonly programs?: readonly ProgramFile[];
  /** Whether ticked rows alone can be exported. */
  readonly isOfTicked?: boolean;
}

/** The text in place of rows: what is missing, why, and what to do about it. */
export interface ListEmpty {
  readonly title: string;
  readonly hint?: string;
  readonly action?: ReactNode;
}

/**
 * The declaration of a list. Its state is in the address (`useList`), its rows come from a query of its page (`listRows`), and
 * `List` draws everything else: search, filters, chips, export, choice of columns, ticking, pages, the text in place of rows,
 * a grid on a screen and cards on a phone.
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
  /** Accessible name of the list: what its rows are. */
  readonly label: string;
  readonly rows: ListRows<Row>;
  /** All columns in order, including the hidden ones; the first that is not a picture contains the link of its row. */
  readonly columns: readonly ListColumn<Row>[];
  /** Returns the name of a row. */
  readonly nameOf: (row: Row) => string;
  /** Returns the link of a row; null if it has none. */
  readonly linkOf?: (row: Row) => RowLink | null;
  /** Placeholder of the search field; without it the list has no search. */
  readonly search?: string;
  readonly searchDelayMs?: number;
  /** Keeps the hidden filters closed at first even if they narrow the list, because that is displayed elsewhere. */
  readonly areFiltersShut?: boolean;
  readonly filters?: readonly ListFilter[];
  /** A button beside the search, in place of filters, that opens the list's own filter dialog. */
  readonly filterButton?: ReactNode;
  readonly chips?: readonly ListChip[];
  /** Called when a chip is removed; removes only its filter unless given. */
  readonly onRemoveChip?: (name: string) => void;
  readonly file?: ListFile | null;
  /** The ticked rows, from `useTicked`; null if there are no bulk actions. */
  readonly ticked?: Ticked | null;
  /** Actions for the ticked rows, in the bar above the list. */
  readonly tickedActions?: ReactNode;
  /** Content between the filters and the rows. */
  readonly above?: ReactNode;
  /** Totals over all pages, above the rows, within their frame. */
  readonly sums?: ReactNode;
  /** Displays the totals even if there are no rows, as they contain more than sums of the rows. */
  readonly hasSumsWithoutRows?: boolean;
  /** Displayed if there are no rows and nothing narrows the list. */
  readonly empty: ListEmpty;
  /** A further action if nothing is found. */
  readonly onNoneFound?: ReactNode;
  /** Id of the row that was just created, which is highlighted. */
  readonly marked?: string | null | undefined;
  readonly rowHeight?: number | 'auto';
  /** Whether the list can have more than one page. */
  readonly hasPages?: boolean;
  /** Draws all rows, in the visible columns, while they are printed (`ListPaper`). */
  readonly paper?: ((columns: readonly ListColumn<Row>[]) => ReactNode) | null | undefined;
  /** Draws each row at every width, in place of columns, for rows that are more than cells. */
  readonly entry?: (row: Row) => ReactNode;
}

export interface RowLink {
  readonly to: To;
  readonly state?: unknown;
  readonly replace?: boolean;
}
