import { type DateShape, type FileLayout, inShape, isFileLayout } from '@taem/domain/reading/fileLayout.ts';
import { refuseField } from '../../http/errors.ts';
import type { Cell } from './ExportTable.ts';
import { LocalTime } from './LocalTime.ts';

/** `{"date":"DD/MM/YYYY","era":"BE","decimals":2,"encoding":"TIS-620","separator":";"}`: how another program requires its file. */
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

/** Rows with their days as that program reads them. */
export async function* withDates(batches: AsyncIterable<Cell[][]>, { date, era }: DateShape): AsyncGenerator<Cell[][]> {
  for await (const rows of batches)
    yield rows.map((row) => row.map((cell) => (cell instanceof LocalTime ? inShape(cell.text, { date, era }) : cell)));
}

/** Texts in the encoding of that program. */
export async function* encoded(
  texts: AsyncIterable<string>,
  encoding: FileLayout['encoding'],
): AsyncGenerator<string | Buffer> {
  for await (const text of texts) yield encoding === 'TIS-620' ? thaiCodePage(text) : text;
}

/** The Thai code page that older programs read; what it has no sign for is a question mark. */
const thaiCodePage = (text: string): Buffer =>
  Buffer.from(
    Array.from(text, (sign) => {
      const code = sign.codePointAt(0) ?? 0;
      if (code < 0x80) return code;
      const isThai = (code >= 0x0e01 && code <= 0x0e3a) || (code >= 0x0e3f && code <= 0x0e5b);
      return isThai ? code - 0x0e01 + 0xa1 : 0x3f;
    }),
  );
