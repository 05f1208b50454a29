import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';

/** Returns the rows of a CSV or XLSX file as texts; reads them without the product's code. */
export async function readSheet(path: string, format: 'csv' | 'xlsx'): Promise<string[][]> {
  const bytes = await readFile(path);
  return format === 'csv' ? parse(bytes, { bom: true, relax_column_count: true }) : sheetRows(bytes);
}

function sheetRows(bytes: Uint8Array): string[][] {
  const sheet = unzipSync(bytes)['xl/worksheets/sheet1.xml'];
  const xml = sheet ? strFromU8(sheet) : '';
  return [...xml.matchAll(/<row r="\d+">(.*?)<\/row>/gs)].map(([, row = '']) => {
    const cells: string[] = [];
    for (const [, letters = '', content = ''] of row.matchAll(/<c r="([A-Z]+)\d+"[^>]*>(.*?)<\/c>/gs))
      cells[columnOf(letters)] = plain(content.replace(/<[^>]*>/g, ''));
    return Array.from(cells, (cell) => cell ?? '');
  });
}

const columnOf = (letters: string): number =>
  [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;

const plain = (text: string): string => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');
