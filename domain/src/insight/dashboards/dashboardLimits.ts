/** The limits of a saved dashboard; a dashboard from a file or a link has the same. */
export const DASHBOARD_LIMITS = {
  /** Parts of a layout. */
  parts: 40,
  /** Characters of the document. */
  document: 64_000,
  /** Characters of the variables. */
  variables: 16_000,
  /** Derived columns of a part. */
  columns: 10,
  /** Derived columns of all parts together: each is calculated for every row. */
  allColumns: 60,
  /** Characters of a formula. */
  formula: 200,
  /** Operators `+ - * /` in a formula: exact numbers grow with each. */
  operators: 20,
  /** Characters of a title, or of the name of a column. */
  title: 80,
  /** Columns of the grid of parts. */
  width: 12,
  /** Stored versions of a dashboard, the newest ones. */
  versions: 50,
} as const;

/** How a part can be drawn. */
export const DRAWINGS = ['NUMBER', 'TABLE', 'BAR', 'LINE', 'STACKED_BAR', 'RING'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/**
 * Variables of a document that the page provides: its days, unit, comparison and branch. They are not saved, so that a
 * dashboard stays current.
 */
export const BOUND_VARIABLES = ['range', 'by', 'compare', 'branchId'] as const;
export type BoundVariable = (typeof BOUND_VARIABLES)[number];

/** Root fields of the contract that a dashboard may select. */
export const DASHBOARD_ROOTS: readonly string[] = ['statistics', 'report'];
