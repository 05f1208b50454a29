/** What the first row of a file of products names, as the gateway calls the fields. */
const HEADING = [
  'code',
  'name',
  'retail_price',
  'category',
  'sub_category',
  'hashtags',
  'skip_stock',
  'status',
  'desc',
];
const EXAMPLE = ['AQKNVZ868183', 'ชาเย็น', '45.00', 'เครื่องดื่ม', '', '#ชา, #เย็น', 'yes', 'Active', ''];

/** A mistake in a file, by its row and column as they stand in it. */
export interface Mistake {
  readonly row: string;
  readonly column: string;
  readonly message: string;
}

/** A spreadsheet takes it for Thai; a text that it would run as a formula is quoted. */
export function csv(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `"${(/^[=+\-@]/.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')}`;
}

export const templateFile = (): string => csv([HEADING, EXAMPLE]);

export const mistakesFile = (mistakes: readonly Mistake[], heading: readonly string[]): string =>
  csv([heading, ...mistakes.map(({ row, column, message }) => [row, column, message])]);

/** `["file", "7", "name"]` of the contract; a mistake of the whole file has neither row nor column. */
export function mistakeOf({ path, message }: { readonly path: readonly string[]; readonly message: string }): Mistake {
  const [, row = '', column = ''] = path[0] === 'file' ? path : [];
  return { row, column, message };
}

/** Hands a text to the browser as a file. */
export function saveText(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
