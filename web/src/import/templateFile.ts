/** A CSV file that a spreadsheet takes for Thai. */
export const templateFile = (rows: readonly (readonly string[])[]): Blob =>
  new Blob([`\ufeff${rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`], {
    type: 'text/csv;charset=utf-8',
  });

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
