import { refuseField, refuseFields } from '../http/errors.ts';
import { type ImportRules, MOST_PROBLEMS } from './ImportRules.ts';
import { readSheetApart } from './readSheetApart.ts';
import { isReasonColumn } from './reasonColumn.ts';
import type { SheetRow } from './SheetRow.ts';

/** A file whose first row has been read. A separate process reads it, until it is closed. */
export interface OpenSheet {
  /** What each column holds, as the person wrote it. */
  heading: readonly string[];
  rows: AsyncGenerator<SheetRow>;
  /** Also where no row of it was requested: a generator that never started would not close its source. */
  close(): Promise<void>;
}

/** The first row names the fields. What is shown of a record but not imported may stand there, as in an export. */
export async function openSheet(
  rules: ImportRules,
  file: { path: string; bytes: number },
  signal: AbortSignal,
): Promise<OpenSheet> {
  const rows = readSheetApart(file.path, file.bytes, { signal });
  try {
    const first = await rows.next();
    if (first.done) throw refuseField('image', 'has no rows below its header');
    const { cells } = first.value;
    const reasons = cells.findIndex(isReasonColumn);
    const heading = withoutEmptyEnd(without(cells, reasons)).map((cell) => String(cell ?? '').trim());
    refuseHeading(rules, heading);
    const close = async () => void (await rows.return(undefined));
    return { heading, rows: reasons < 0 ? rows : withoutColumn(rows, reasons), close };
  } catch (error) {
    await rows.return(undefined);
    throw error;
  }
}

function refuseHeading({ resource, moreColumns = [] }: ImportRules, names: readonly string[]): void {
  const columns = new Set([...resource.fieldByPath.keys(), ...moreColumns]);
  const problems = names.flatMap((name, index) => {
    if (!columns.has(name))
      return [{ path: `row 1.${name || `column ${index + 1}`}`, message: 'is not a field of this record' }];
    return names.indexOf(name) === index ? [] : [{ path: `row 1.${name}`, message: 'is there twice' }];
  });
  if (problems.length > 0) throw refuseFields(problems.slice(0, MOST_PROBLEMS));
}

async function* withoutColumn(rows: AsyncGenerator<SheetRow>, column: number): AsyncGenerator<SheetRow> {
  for await (const row of rows) yield { ...row, cells: without(row.cells, column) };
}

const without = <Cell>(cells: readonly Cell[], column: number): readonly Cell[] =>
  column < 0 ? cells : cells.filter((_, index) => index !== column);

/** Spreadsheets write empty cells as far as any row of them reaches. */
export function withoutEmptyEnd<Cell>(cells: readonly Cell[]): Cell[] {
  const last = cells.findLastIndex((cell) => cell !== null && cell !== '');
  return cells.slice(0, last + 1);
}
