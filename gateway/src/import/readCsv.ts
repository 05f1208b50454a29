import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { TextDecoderStream } from 'node:stream/web';
import { CsvError, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { refuseField } from '../http/errors.ts';
import { findEncoding } from './findEncoding.ts';
import type { SheetFile } from './readSheet.ts';
import type { SheetEncoding, SheetRow } from './SheetRow.ts';

const MAX_ROW_LENGTH = 100_000;
const SAMPLE_BYTES = 64_000;
const SAMPLE_LINES = 20;
/** The most common first. */
const SEPARATORS = [',', ';', '\t', '|'];
/** Excel writes it into the first line of a file, and does not display it as a row. */
const SEPARATOR_LINE = /^sep=([^\r\n])[^\S\r\n]*(?:\r\n?|\n|$)/i;

/** Opens a text of rows, whatever spreadsheet wrote it: it can be split by each separator, the most likely first. */
export async function csvFile(path: string, bytes: number): Promise<SheetFile> {
  const encoding = await findEncoding(path);
  const sample = await sampleOf(path, encoding);
  const [line = '', given] = SEPARATOR_LINE.exec(sample) ?? [];
  const separators = given ? [given] : likeliest(sample);
  return {
    open: async (at) => {
      const separator = separators[at];
      if (separator === undefined) return null;
      const rows = readCsv(path, bytes, { encoding, separator, skipped: line.length });
      return { name: null, sheets: [], encoding, separator, rows };
    },
  };
}

interface Cut {
  encoding: SheetEncoding;
  separator: string;
  /** Characters at the beginning that are not part of a row. */
  skipped: number;
}

async function* readCsv(path: string, bytes: number, { encoding, separator, skipped }: Cut): AsyncGenerator<SheetRow> {
  const file = createReadStream(path);
  const texts = Readable.toWeb(file).pipeThrough(new TextDecoderStream(encoding));
  const parser = parse({
    delimiter: separator,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_ROW_LENGTH,
    relax_column_count: true,
    // A quote within a cell is an ordinary character, as in 24" screens.
    relax_quotes: true,
    ltrim: true,
    raw: true,
  });
  const rows = Readable.from(without(texts, skipped))
    .on('error', (error) => parser.destroy(error))
    .pipe(parser);
  let number = 0;
  try {
    for await (const { record, raw } of rows as AsyncIterable<{ record: string[]; raw: string }>) {
      number += 1;
      const row = { number, cells: record.map(trimmed), share: file.bytesRead / bytes };
      yield isTorn(record, raw, separator) ? { ...row, isTorn: true } : row;
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    // The parser is ahead of the rows that were handed out.
    const row = typeof error.records === 'number' ? error.records + 1 : number + 1;
    throw refuseField(`row ${row}`, WHY[error.code] ?? WHY.CSV_MAX_RECORD_SIZE);
  } finally {
    file.destroy();
  }
}

const WHY: Readonly<Record<string, string>> & { CSV_MAX_RECORD_SIZE: string } = {
  CSV_QUOTE_NOT_CLOSED: 'has a quote that is never closed',
  CSV_MAX_RECORD_SIZE: 'cannot be read: a quote is not closed, or the row is too long',
};

async function* without(texts: AsyncIterable<string>, characters: number): AsyncGenerator<string> {
  let left = characters;
  for await (const text of texts) {
    yield left > 0 ? text.slice(left) : text;
    left = Math.max(0, left - text.length);
  }
}

function isTorn(cells: readonly string[], raw: string, delimiter: string): boolean {
  if (!cells.some((cell) => /[\r\n]/.test(cell.trim()))) return false;
  try {
    parseAtOnce(raw, { delimiter, relax_column_count: true, ltrim: true, rtrim: true });
    return false;
  } catch {
    return true;
  }
}

/** `="0812345678"`: a formula that is only text, with which programs keep leading zeros. */
const TEXT_AS_FORMULA = /^="((?:[^"]|"")*)"$/;

/** With a space after the closing quote, the parser leaves the quotes in the cell. */
function trimmed(cell: string): string {
  const text = cell.trim();
  const [, kept] = TEXT_AS_FORMULA.exec(text) ?? [];
  if (kept !== undefined) return kept.replaceAll('""', '"').trim();
  const isQuoted = text.length > 1 && text !== cell && text.startsWith('"') && text.endsWith('"');
  return isQuoted ? text.slice(1, -1) : text;
}

async function sampleOf(path: string, encoding: SheetEncoding): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE_BYTES), 0, SAMPLE_BYTES, 0);
  await file.close();
  return new TextDecoder(encoding).decode(buffer.subarray(0, bytesRead));
}

/** Orders separators by their number in the middle one of the first lines. */
function likeliest(sample: string): string[] {
  const lines = sample
    .split(/\r\n?|\n/, SAMPLE_LINES)
    .map((line) => line.replace(/"[^"]*"/g, ''))
    .filter((line) => line.trim() !== '');
  const counts = new Map(
    SEPARATORS.map((separator) => [separator, middle(lines.map((line) => count(line, separator)))]),
  );
  return SEPARATORS.toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}

const count = (line: string, separator: string) => line.split(separator).length - 1;
const middle = (figures: readonly number[]) => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
