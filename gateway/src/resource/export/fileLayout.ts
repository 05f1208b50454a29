import { type DateShape, type FileLayout, inShape, isFileLayout } from '@taem/domain/reading/fileLayout.ts';
import { refuseField } from '../../http/errors.ts';
import type { Cell } from './ExportTable.ts';
import { LocalTime } from './LocalTime.ts';

/**
 * Parses how another program requires its file, such as
 * `{"date":"DD/MM/YYYY","era":"BE","decimals":2,"encoding":"TIS-620","separator":";"}`.
 */
export function readLayout(given: unknown): FileLayout | null {
  if (given === undefined || given === '') return null;
  try {
    const layout: unknown = JSON.parse(String(given));
    if (isFileLayout(layout)) return layout;
  } catch {
    // Refused below.
  }
  throw refuseField('layout', 'must be a JSON object of date, era, decimals, encoding and separator');
}

/** Yields rows with their days in the form that the program reads. */
export async function* withDates(batches: AsyncIterable<Cell[][]>, { date, era }: DateShape): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) => row.map((cell) => (cell instanceof LocalTime ? inShape(cell.text, { date, era }) : cell)));
}

/** Yields texts in the encoding of the program. */
export async function* encoded(
  texts: AsyncIterable<string>,
  encoding: FileLayout['encoding'],
): AsyncGenerator<string | Buffer> {
  for await (const text of texts) yield encoding === 'TIS-620' ? thaiCodePage(text) : text;
}

/** Encodes in the Thai code page of older programs; characters that it lacks become question marks. */
const thaiCodePage = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 0x80) return code;
      const isThai = (code >= 0x0e01 && code <= 0x0e3a) || (code >= 0x0e3f && code <= 0x0e5b);
      return isThai ? code - 0x0e01 + 0xa1 : 0x3f;
    }),
  );
