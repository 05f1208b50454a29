import { unzipSync } from 'fflate';

/** Returns the rows of each sheet of a workbook that this product wrote, by name of the sheet. */
export function readWorkbook(bytes: Uint8Array): Record<string, (string | number)[][]> {
  const files = unzipSync(bytes);
  const text = (name: string) => Buffer.from(files[name] ?? []).toString('utf8');
  const names = [...text('xl/workbook.xml').matchAll(/<sheet name="([^"]*)"/g)].map(([, name = '']) => name);
  return Object.fromEntries(
    names.map((name, at) => {
      const rows = [...text(`xl/worksheets/sheet${at + 1}.xml`).matchAll(/<row [^>]*>(.*?)<\/row>/gs)];
      return [
        name,
        rows.map(([, row = '']) =>
          [...row.matchAll(CELL)].map(([, number, words]) => (number === undefined ? (words ?? '') : Number(number))),
        ),
      ];
    }),
  );
}

const CELL = /<c [^>]*>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g;
