/** Labels on a sheet, in millimetres; on a roll each label is a page. */
export interface LabelSheet {
  readonly key: 'a4-24' | 'a4-65' | 'roll-50' | 'roll-40';
  readonly page: 'A4' | 'label';
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly left: number;
  /** Gap between two columns. */
  readonly gap: number;
  /** Maximum number of lines of a name, and the size of all text in points. */
  readonly lines: number;
  readonly text: number;
}

const roll = (key: LabelSheet['key'], width: number, height: number, lines: number, text: number): LabelSheet => ({
  key,
  page: 'label',
  columns: 1,
  rows: 1,
  width,
  height,
  top: 0,
  left: 0,
  gap: 0,
  lines,
  text,
});

/** The sheets that shops buy: two common A4 sheets and two widths of a label printer. */
export const LABEL_SHEETS: readonly [LabelSheet, ...LabelSheet[]] = [
  {
    key: 'a4-24',
    page: 'A4',
    columns: 3,
    rows: 8,
    width: 70,
    height: 37,
    top: 0.5,
    left: 0,
    gap: 0,
    lines: 2,
    text: 9,
  },
  {
    key: 'a4-65',
    page: 'A4',
    columns: 5,
    rows: 13,
    width: 38.1,
    height: 21.2,
    top: 10.7,
    left: 4.75,
    gap: 2.5,
    lines: 1,
    text: 7,
  },
  roll('roll-50', 50, 30, 2, 8.5),
  roll('roll-40', 40, 25, 2, 7),
];

/** Maximum number of labels printed at once. */
export const MAX_LABELS = 2_000;

/** Returns the requested number of labels of each product, page by page; null is a used label. */
export function labelPages<Product>(
  sheet: LabelSheet,
  requested: readonly { readonly product: Product; readonly number: number }[],
  skip: number,
): (Product | null)[][] {
  const repeated = requested.flatMap(({ product, number }) => Array.from({ length: number }, () => product));
  const labels = repeated.slice(0, MAX_LABELS);
  const perPage = sheet.columns * sheet.rows;
  const used = sheet.page === 'A4' ? Math.min(skip, perPage - 1) : 0;
  const all: (Product | null)[] = [...Array.from({ length: used }, () => null), ...labels];
  const pages = Math.ceil(labels.length === 0 ? 0 : all.length / perPage);
  return Array.from({ length: pages }, (_, page) => all.slice(page * perPage, (page + 1) * perPage));
}

/** Returns the print styles of the pages. The product's own styles are printed too, with margins for whole pages. */
export function labelPageStyle({ page, width, height }: LabelSheet): string {
  const size = page === 'A4' ? 'A4' : `${width}mm ${height}mm`;
  return `@page { size: ${size}; margin: 0 !important } body { margin: 0; background: var(--paper) }`;
}
