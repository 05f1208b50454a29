import { readFile } from 'node:fs/promises';
import { type Unzipped, unzipSync, zipSync } from 'fflate';
import readWorkbook, { SheetNotFoundError } from 'read-excel-file/universal';
import { Refusal, refuseField } from '../http/errors.ts';
import { asDisplayed, stylesOfZeros } from './asDisplayed.ts';
import type { SheetFile } from './readSheet.ts';
import { refuseFileSize } from './refuseFileSize.ts';
import { refuseLargeSheet } from './refuseLargeSheet.ts';
import type { SheetRow } from './SheetRow.ts';
import { fillMerged, layoutsOf, type SheetLayout } from './sheetLayout.ts';

/** A small file can unpack to gigabytes; this is enough for a sheet of some hundred thousand rows. */
const MAX_UNPACKED_BYTES = 100_000_000;
/** Maximum size from one tag to the next: a full spreadsheet cell has 32,767 characters, of up to six bytes as XML. */
const MAX_TEXT_BYTES = 200_000;
const TAG = '<'.charCodeAt(0);
const OTHER_ARCHIVES: readonly (readonly [part: string, message: string])[] = [
  ['content.xml', 'is an OpenDocument file: save it as XLSX or CSV'],
  ['xl/workbook.bin', 'is a binary Excel file (XLSB): save it as XLSX or CSV'],
  ['Index/Document.iwa', 'is a Numbers file: export it as XLSX or CSV'],
];

/**
 * Opens a workbook, sheet by sheet; a formula has the value that it had when the file was saved. The sheet reader
 * trusts an archive's own sizes, so it gets one that was packed here: with content unpacked within limits,
 * uncompressed, and correct sizes.
 */
export async function xlsxFile(path: string): Promise<SheetFile> {
  const parts = await unpack(path);
  const layouts = [...layoutsOf(parts).entries()].sort(([, a], [, b]) => Number(a.isHidden) - Number(b.isHidden));
  const sheets = layouts.map(([, { name, rows, isHidden }]) => ({ name, rows, isHidden }));
  let packed: ArrayBuffer | null = pack(parts);
  // Not kept while its rows are built, as that takes the most memory; few files are read in a second way.
  const archive = async () => {
    const ready = packed ?? pack(await unpack(path));
    packed = null;
    return ready;
  };
  return {
    open: async (at) => {
      const [place = at, layout] = layouts[at] ?? [];
      // Not a documented option, although `readSheet` uses it; that function does not return the sheet's name.
      const [sheet] = await readWorkbook(await archive(), { sheets: [place + 1] } as object).catch((error) => {
        if (error instanceof SheetNotFoundError && at > 0) return [];
        return refuseBroken(error);
      });
      return sheet
        ? { name: sheet.sheet, encoding: null, separator: null, sheets, rows: rowsOf(sheet.data, layout) }
        : null;
    },
  };
}

const pack = (parts: Unzipped): ArrayBuffer => zipSync(parts, { level: 0 }).buffer as ArrayBuffer;

const unpack = (path: string): Promise<Unzipped> => readFile(path).then(unpacked).catch(refuseBroken);

function refuseBroken(error: unknown): never {
  throw error instanceof Refusal ? error : refuseField('image', 'is not a CSV or XLSX file');
}

async function* rowsOf(rows: readonly unknown[][], layout?: SheetLayout): AsyncGenerator<SheetRow> {
  const filled = fillMerged(rows, layout?.merged ?? []);
  for (const [index, cells] of rows.entries()) {
    const row = { number: index + 1, cells, share: (index + 1) / rows.length };
    const isHidden = layout?.hidden.has(row.number) ?? false;
    yield { ...row, ...(isHidden && { isHidden }), ...(filled.has(index) && { isMerged: true }) };
  }
}

function unpacked(archive: Uint8Array): Unzipped {
  const claimed = new Map<string, number>();
  let total = 0;
  const entries = unzipSync(archive, {
    filter({ name, size, originalSize }) {
      const other = OTHER_ARCHIVES.find(([part]) => part === name);
      if (other) throw refuseField('image', other[1]);
      if (!/\.xml(\.rels)?$/.test(name)) return false;
      claimed.set(name, originalSize);
      total += Math.max(size, originalSize);
      // Throws before memory for it is allocated.
      if (total > MAX_UNPACKED_BYTES) throw refuseFileSize();
      return true;
    },
  });
  const zeros = stylesOfZeros(entries['xl/styles.xml']);
  return Object.fromEntries(
    Object.entries(entries).map(([name, bytes]) => {
      if (bytes.byteLength !== claimed.get(name)) throw refuseField('image', 'is not a CSV or XLSX file');
      refuseLongText(bytes);
      refuseLargeSheet(bytes);
      return [name, /worksheets\//.test(name) ? asDisplayed(bytes, zeros) : bytes];
    }),
  );
}

/** The XML parser's time for one text grows with the square of its length. */
function refuseLongText(bytes: Uint8Array): void {
  let last = -1;
  while (last < bytes.byteLength) {
    const next = bytes.indexOf(TAG, last + 1);
    const end = next < 0 ? bytes.byteLength : next;
    if (end - last > MAX_TEXT_BYTES) throw refuseFileSize();
    last = end;
  }
}
