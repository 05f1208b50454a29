import type { ChartColour } from '../../app/chartColours.ts';

/** One column of figures: a colour of the drawing, a column of the table. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly colour: ChartColour;
  /** Bars upon those of the other series when left out; bars beside them, a line, or the top of the stack, as the sum of the others. */
  readonly drawnAs?: 'beside' | 'line' | 'cap' | undefined;
  /** Counted in something else than the card, or an average beside sums: drawn as a line by a second axis, at the right, of this unit. */
  readonly aside?: { readonly unit: string; readonly numbers: ChartNumbers };
}

/** One mark of the drawing, one row of the table. */
export interface ChartRow {
  /** Identifies the row; passed to `onMark`. */
  readonly key: string;
  /** Short, for the axis. */
  readonly label: string;
  /** In full, for the table and the tooltip; the label when absent. */
  readonly name?: string;
  /** In the order of the series; null where there is no figure. */
  readonly values: readonly (number | null)[];
}

/** Said of one row, such as `62 % under a usual Saturday`. */
export interface ChartNote {
  /** The row's key. */
  readonly day: string;
  readonly text: string;
}

/** How the figures are written: whole numbers (BI-32), or two decimals (amounts to the satang, averages). */
export type ChartNumbers = 'whole' | 'decimals';

/** `failed` and `loading` draw nothing in the card (BI-28). */
export type CardState = 'loading' | 'failed' | 'ready';

/** What every card with a chart is given. */
export interface ChartCardProps {
  readonly title: string;
  /** Of the figures: `บาท`, `แต้ม`. */
  readonly unit: string;
  /** Where the figures are from, in words. */
  readonly source?: string | undefined;
  readonly state?: CardState;
  /** Said in the card after a failure; without it nothing is. */
  readonly failedText?: string | undefined;
  readonly series: readonly ChartSeries[];
  readonly rows: readonly ChartRow[];
  readonly numbers?: ChartNumbers;
  /** Heading of the first column of the table. */
  readonly rowTitle?: string | undefined;
  /** A mark or a cell was chosen: the key of its row, and of its series. */
  readonly onMark?: ((row: string, series: string) => void) | undefined;
  readonly marks?: readonly ChartNote[];
  /** The scale spans the figures and does not begin at 0: of lines alone, as the height of a bar is its figure. */
  readonly isClose?: boolean;
}

/** Of a drawing along time, in pixels. */
export const DRAWING_HEIGHT = 300;

export const hasFigures = (rows: readonly ChartRow[]): boolean =>
  rows.some(({ values }) => values.some((value) => value !== null && value !== 0));

/** Rows of a table that take more than about a third of a sheet. */
const MAX_ROWS_TOGETHER = 12;

/** Whether a table with this number of rows is broken over sheets of paper: kept together, it would leave most of one empty, or not fit on any. */
export const isLongOnPaper = (rows: number): boolean => rows > MAX_ROWS_TOGETHER;
