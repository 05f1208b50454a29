import type { ChartColour } from '../../app/chartColours.ts';

/** One column of figures: a colour of the drawing, a column of the table. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
  readonly colour: ChartColour;
  /**
   * Stacked bars unless given; otherwise bars side by side, a line, or the top of the stack, as the sum of the other series.
   */
  readonly drawnAs?: 'beside' | 'line' | 'cap' | undefined;
  /**
   * For a series in another unit than the card, or an average beside sums: drawn as a line with a second axis of this unit,
   * on the right.
   */
  readonly aside?: { readonly unit: string; readonly numbers: ChartNumbers };
}

/** One mark of the drawing, one row of the table. */
export interface ChartRow {
  /** Identifies the row; passed to `onMark`. */
  readonly key: string;
  /** Short name, for the axis. */
  readonly label: string;
  /** Full name, for the table and the tooltip; the label unless given. */
  readonly name?: string;
  /** Values in the order of the series; null if there is no figure. */
  readonly values: readonly (number | null)[];
}

/** A note on one row, such as `62 % under a usual Saturday`. */
export interface ChartNote {
  /** The row's key. */
  readonly day: string;
  readonly text: string;
}

/** How the figures are written: whole numbers (BI-32), or two decimals (amounts to the satang, averages). */
export type ChartNumbers = 'whole' | 'decimals';

/** `failed` and `loading` draw nothing in the card (BI-28). */
export type CardState = 'loading' | 'failed' | 'ready';

/** Properties of every card with a chart. */
export interface ChartCardProps {
  readonly title: string;
  /** Unit of the figures: `บาท`, `แต้ม`. */
  readonly unit: string;
  /** Source of the figures, in words. */
  readonly source?: string | undefined;
  readonly state?: CardState;
  /** Text in the card after a failure; none unless given. */
  readonly failedText?: string | undefined;
  readonly series: readonly ChartSeries[];
  readonly rows: readonly ChartRow[];
  readonly numbers?: ChartNumbers;
  /** Heading of the first column of the table. */
  readonly rowTitle?: string | undefined;
  /** Called when a mark or a cell is chosen, with the keys of its row and of its series. */
  readonly onMark?: ((row: string, series: string) => void) | undefined;
  readonly marks?: readonly ChartNote[];
  /** Whether the scale only spans the figures and does not start at 0: for lines only, as the height of a bar is its figure. */
  readonly isClose?: boolean;
}

/** Height of a drawing along time, in pixels. */
export const DRAWING_HEIGHT = 300;

export const hasFigures = (rows: readonly ChartRow[]): boolean =>
  rows.some(({ values }) => values.some((value) => value !== null && value !== 0));

/** Maximum number of rows kept together on paper: about a third of a sheet. */
const MAX_ROWS_TOGETHER = 12;

/**
 * Whether a table with this number of rows may break across sheets: kept together, it could leave most of a sheet empty, or
 * fit on none.
 */
export const isLongOnPaper = (rows: number): boolean => rows > MAX_ROWS_TOGETHER;
