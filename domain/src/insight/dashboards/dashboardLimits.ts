/** How much a saved dashboard may be; what is read from others (a file, a link) is held to the same. */
export const DASHBOARD_LIMITS = {
  /** Parts of a layout. */
  parts: 40,
  /** Characters of the document. */
  document: 64_000,
  /** Characters of the variables. */
  variables: 16_000,
  /** Derived columns of a part. */
  columns: 10,
  /** Derived columns of all parts together: each is worked out for every row. */
  allColumns: 60,
  /** Characters of a formula. */
  formula: 200,
  /** Of `+ - * /` in a formula: exact numbers grow with each. */
  operators: 20,
  /** Characters of a title, or of the name of a column. */
  title: 80,
  /** Columns of the grid that parts stand on. */
  width: 12,
  /** Versions that are kept of a dashboard, the newest ones. */
  versions: 50,
} as const;

/** How a part can be drawn. */
export const DRAWINGS = ['NUMBER', 'TABLE', 'BAR', 'LINE', 'STACKED_BAR', 'RING'] as const;
export type Drawing = (typeof DRAWINGS)[number];

/**
 * Variables that the page gives a document by their names: its days, unit, comparison and branch. They are no part of what
 * is saved, so that a dashboard does not age.
 */
export const BOUND_VARIABLES = ['range', 'by', 'compare', 'branchId'] as const;
export type BoundVariable = (typeof BOUND_VARIABLES)[number];

/** Fields of the contract that a dashboard may ask, each with the pages of which Read on one is needed. */
export const DASHBOARD_ROOTS: readonly string[] = ['statistics', 'report'];
