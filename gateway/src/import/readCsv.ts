import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import { refuseField } from '../http/errors.ts';
import type { SheetRow } from './SheetRow.ts';

const LONGEST_ROW = 100_000;

/** The rows of a CSV file, one after the other, whatever spreadsheet wrote it. */
export async function* readCsv(path: string, bytes: number): AsyncGenerator<SheetRow> {
  const encoding = await findEncoding(path);
  const file = createReadStream(path);
  const texts = Readable.toWeb(file).pipeThrough(new TextDecoderStream(encoding));
  const parser = parse({
    delimiter: await findDelimiter(path, encoding),
    max_record_size: LONGEST_ROW,
    relax_column_count: true,
    trim: true,
  });
  const rows = Readable.fromWeb(texts)
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  let number = 0;
  try {
    for await (const cells of rows as AsyncIterable<string[]>) {
      number += 1;
      yield { number, cells, share: file.bytesRead / bytes };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refuseField(`row ${number + 1}`, 'cannot be read: a quote is not closed, or the row is too long');
  } finally {
    file.destroy();
  }
}

/** Spreadsheets on Thai computers write Thai in its 8-bit code, unless configured otherwise. */
async function findEncoding(path: string): Promise<'utf-8' | 'utf-16le' | 'windows-874'> {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  let first = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      if (first && chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le';
      if (chunk.includes(0)) throw refuseField('image', 'is not a CSV or XLSX file');
      utf8.decode(chunk, { stream: true });
      first = false;
    }
    utf8.decode();
    return 'utf-8';
  } catch (error) {
    if (error instanceof TypeError) return 'windows-874';
    throw error;
  }
}

async function findDelimiter(path: string, encoding: string): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(4_096), 0, 4_096, 0);
  await file.close();
  const [header = ''] = new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead)).split(/\r?\n/);
  const count = (delimiter: string) => header.split(delimiter).length;
  return [';', '\t'].find((delimiter) => count(delimiter) > count(',')) ?? ',';
}
