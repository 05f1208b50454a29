import { type FoundBy, headMeanings } from '@taem/domain/import/findColumns.ts';
import { type FoundHeading, findHeading } from '@taem/domain/import/findHeading.ts';
import { areMonthFirst } from '@taem/domain/reading/day.ts';
import { type Problem, refuseField } from '../http/errors.ts';
import type { ImportRules } from './ImportRules.ts';
import { readSheetApart, type SheetReader } from './readSheetApart.ts';
import { isReasonColumn } from './reasonColumn.ts';
import type { SheetOfWorkbook, SheetRow, SheetStart } from './SheetRow.ts';
import { textOfCell } from './textOfCell.ts';

/** Maximum number of ways in which a file is tried: sheets of a workbook, separators of a text. */
const MAX_WAYS = 20;
const SAMPLES = 3;
const FIRST_ROWS = 5;
const MAX_SAMPLE_LENGTH = 200;

/** One column of a file. */
export interface SheetColumn {
  /** The text of its heading. */
  head: string;
  /** null if it is not imported. */
  field: string | null;
  by: FoundBy | 'given' | null;
  /** The first texts in the column. */
  samples: readonly string[];
}

/** What was recognised in a file. */
export interface SheetFound extends Pick<SheetStart, 'name' | 'encoding' | 'separator'> {
  /** The other sheets of the workbook that have rows, and are not imported. */
  otherSheets: readonly SheetOfWorkbook[];
  /** The number of the row with the headings. */
  headingRow: number;
  /** The rows above it, as text. */
  rowsAbove: readonly string[];
  columns: readonly SheetColumn[];
  /** Whether its headings were recognised; if not, it may be the first record. */
  isHeading: boolean;
  /** The first rows below the heading, unchanged. */
  firstRows: readonly (readonly string[])[];
}

/** A file whose heading has been found. A separate process reads it until it is closed. */
export interface OpenSheet {
  found: SheetFound;
  /** Why no row can be imported: a field that every record needs has no column. */
  faults: readonly Problem[];
  /** Likely mistakes in its heading. */
  doubts: readonly Problem[];
  /** Positions of the columns whose dates have the month first. */
  monthFirst: ReadonlySet<number>;
  /** The rows below the heading. */
  rows: AsyncGenerator<SheetRow>;
  /** Must be called even if no row was requested: a generator that never started would not close its source. */
  close(): Promise<void>;
}

interface SheetRequest {
  path: string;
  bytes: number;
  /** The field of each column, as given by the sender; null to detect them. */
  columns: readonly (string | null)[] | null;
  /** The sheet, as given by the sender; null to detect it. */
  sheet: string | null;
  /** The sender's choices. */
  choices: Readonly<Record<string, boolean>>;
}

/** Detects the sheet, its heading row, and the field of each column. */
export async function openSheet(rules: ImportRules, file: SheetRequest, signal: AbortSignal): Promise<OpenSheet> {
  const reader = readSheetApart(file.path, file.bytes, { signal });
  try {
    const { start, heading } = await findSheet(rules, reader, file.sheet);
    const columns = columnsOf(rules, heading, file.columns);
    const headingRow = start.first[heading.index]?.number ?? 1;
    const below = start.first.slice(heading.index + 1).filter(isFilled);
    const monthFirst = monthFirstOf(rules, columns, below);
    return {
      found: {
        ...{ name: start.name, encoding: start.encoding, separator: start.separator, headingRow },
        otherSheets: start.sheets.filter(({ name, rows }) => name !== start.name && rows > 0),
        isHeading: heading.isSure,
        rowsAbove: start.first.slice(0, heading.index).filter(isFilled).map(titleOf),
        columns: columns.map((column, place) => ({ ...column, samples: samplesOf(below, place) })),
        firstRows: below.slice(0, FIRST_ROWS).map(({ cells }) => columns.map((_, place) => sampleOf(cells[place]))),
      },
      faults: missing(rules, columns)
        .filter((field) => !file.choices[rules.standIns?.[field] ?? ''])
        .map((field) => ({ path: `row ${headingRow}.${field}`, message: 'has no column in this file' })),
      doubts: [
        ...unrecognised(heading, headingRow),
        ...(file.columns ? [] : doubtsOf(heading, headingRow)),
        ...[...monthFirst].map((place) => ({
          path: `row ${headingRow}.${columns[place]?.head}`,
          message: MONTH_FIRST,
        })),
      ],
      monthFirst,
      rows: behind(reader.rows(), headingRow),
      close: async () => reader.close(),
    };
  } catch (error) {
    reader.close();
    throw error;
  }
}

/**
 * Returns the way to read the file in which most fields have a column, or the first one with all needed fields. A
 * hidden sheet is only used if the sender names it.
 */
async function findSheet(
  rules: ImportRules,
  reader: SheetReader,
  sheet: string | null,
): Promise<{ start: SheetStart; heading: FoundHeading }> {
  const meanings = headMeanings(rules.fields);
  let best: { at: number; start: SheetStart; heading: FoundHeading } | null = null;
  const first = sheet === null ? 0 : await placeOf(sheet, reader);
  let at = first;
  for (; at < (sheet === null ? MAX_WAYS : first + 1); at += 1) {
    const start = await reader.open(at);
    if (!start || (sheet === null && start.sheets[at]?.isHidden)) break;
    const heading = findHeading(
      start.first.map(({ cells }) => cells.map(textOfCell)),
      meanings,
    );
    // Split by a wrong separator, empty lines would look like a heading of signs.
    const isSheet = at === 0 || start.name !== null || (heading?.score ?? 0) > 0;
    if (heading && isSheet && (!best || heading.score > best.heading.score)) best = { at, start, heading };
    if (heading && missing(rules, heading.columns).length === 0) break;
  }
  if (!best) {
    await reader.open(first);
    // If the first row cannot be read, the file is refused with that row's own message.
    await reader.rows().next();
    throw refuseField('image', 'has no rows below its header');
  }
  if (best.at !== at) await reader.open(best.at);
  return best;
}

async function placeOf(sheet: string, reader: SheetReader): Promise<number> {
  const place = (await reader.open(0))?.sheets.findIndex(({ name }) => name === sheet) ?? -1;
  if (place < 0) throw refuseField('sheet', 'is not a sheet of this file');
  return place;
}

type Column = Omit<SheetColumn, 'samples'>;

function columnsOf(rules: ImportRules, { columns }: FoundHeading, given: SheetRequest['columns']): Column[] {
  const heads = columns.map(({ head }) => head);
  if (!given) return columns.map(({ head, field, by }) => ({ head, field, by }));
  refuseColumns(rules, heads, given);
  return heads.map((head, place) => {
    const field = given[place] ?? null;
    return { head, field, by: field === null ? null : 'given' };
  });
}

function refuseColumns({ fields }: ImportRules, heads: readonly string[], given: readonly (string | null)[]): void {
  if (given.length !== heads.length)
    throw refuseField('columns', `has ${given.length} entries for a file of ${heads.length} columns`);
  for (const [place, field] of given.entries()) {
    if (field === null) continue;
    if (!fields.some(({ path }) => path === field))
      throw refuseField(`columns.${place}`, 'is not a field of this record');
    if (given.indexOf(field) !== place) throw refuseField(`columns.${place}`, 'has a column already');
  }
}

function monthFirstOf({ fields }: ImportRules, columns: readonly Column[], rows: readonly SheetRow[]): Set<number> {
  const days = new Set(fields.filter(({ kind }) => kind === 'date').map(({ path }) => path));
  const places = columns.flatMap(({ field }, place) => (field !== null && days.has(field) ? [place] : []));
  const textsOf = (place: number) => rows.map(({ cells }) => textOfCell(cells[place]));
  // One program wrote all columns of a file: if one column proves the month first and none disproves it, all are read that way.
  const isWhole = areMonthFirst(places.flatMap(textsOf));
  return new Set(isWhole ? places : places.filter((place) => areMonthFirst(textsOf(place))));
}
const MONTH_FIRST = 'has days with the month first: all of them are read so';

function missing({ needs }: ImportRules, columns: readonly { field: string | null }[]): string[] {
  const held = new Set(columns.map(({ field }) => field));
  return needs.flatMap((some) => (some.some((field) => held.has(field)) ? [] : some.slice(0, 1)));
}

/** A row that contains too few field names may be a record, and a heading would not be imported. */
const unrecognised = ({ isSure }: FoundHeading, row: number): Problem[] =>
  isSure ? [] : [{ path: `row ${row}.heading`, message: NO_HEADING }];
const NO_HEADING =
  'is taken for the names of the columns, and is not taken in: put a row of names above the first record';

/** Reports two columns for one field, of which only one is imported, and text in brackets that may mean something else. */
function doubtsOf({ columns }: FoundHeading, row: number): Problem[] {
  return columns.flatMap(({ head, instead, unread }) => {
    if (unread)
      return [{ path: `row ${row}.${head}`, message: `is taken in, though "${unread}" may mean something else` }];
    const taken = instead === null ? undefined : columns[instead]?.head;
    return taken === undefined
      ? []
      : [{ path: `row ${row}.${head}`, message: `is left out, as "${taken}" is taken for the same` }];
  });
}

/** Returns the headings of columns that are not imported. The column of reasons in a file of bad rows is not counted. */
export const leftOut = ({ columns }: SheetFound): string[] =>
  columns.flatMap(({ head, field }) => (field === null && head !== '' && !isReasonColumn(head) ? [head] : []));

async function* behind(rows: AsyncGenerator<SheetRow>, heading: number): AsyncGenerator<SheetRow> {
  for await (const row of rows) if (row.number > heading) yield row;
}

export const isFilled = ({ cells }: SheetRow): boolean => cells.some((cell) => cell !== null && cell !== '');

const sampleOf = (cell: unknown) => textOfCell(cell).slice(0, MAX_SAMPLE_LENGTH);

const titleOf = ({ cells }: SheetRow) => cells.map(textOfCell).filter(Boolean).join(' ').slice(0, MAX_SAMPLE_LENGTH);

function samplesOf(rows: readonly SheetRow[], place: number): string[] {
  const texts = rows.map(({ cells }) => sampleOf(cells[place])).filter((text) => text !== '');
  return [...new Set(texts)].slice(0, SAMPLES);
}
