import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { placeName } from '@taem/domain/import/rowPlaces.ts';
import { csvOf } from '../resource/export/csvOf.ts';
import type { Cell } from '../resource/export/ExportTable.ts';
import type { FileFormat } from '../resource/export/fileTypes.ts';
import { LocalTime } from '../resource/export/LocalTime.ts';
import { xlsxOf } from '../resource/export/xlsxOf.ts';
import type { ImportRules, ImportScope } from './ImportRules.ts';
import { refuseFaults } from './importFile.ts';
import { importSteps } from './importSteps.ts';
import type { OpenSheet } from './openSheet.ts';
import { isReasonColumn, type ReasonLanguage, reasonHeading, reasonsOf } from './reasonColumn.ts';

export interface BadRowsFile {
  path: string;
  format: FileFormat;
  language: ReasonLanguage;
}

/**
 * Writes the rows of a file that have a mistake to a path, unchanged, each after its reasons: when corrected, the file
 * can be sent again. It writes all of them, and nothing else.
 */
export async function writeBadRows(
  rules: ImportRules,
  scope: ImportScope,
  sheet: OpenSheet,
  { path, format, language }: BadRowsFile,
): Promise<void> {
  refuseFaults(sheet);
  const { columns } = sheet.found;
  // Reasons from an earlier file of bad rows do not apply to this one.
  const isKept = (place: number) => !isReasonColumn(columns[place]?.head ?? '');
  const heads = columns.map(({ head }) => head);
  const headOf = (path: string) => (path === '' ? '' : placeName(path, columns, rules.fields, language));
  // First, where they are visible without scrolling, and where no surplus cell of a row that is too long gets into
  // their column.
  const heading = [reasonHeading(language), ...heads.filter((_, place) => isKept(place))];
  const opened = await rules.open(scope);
  async function* rows(): AsyncGenerator<Cell[][]> {
    for await (const { bad } of importSteps(rules, opened, scope, sheet, 'none'))
      yield bad.map(({ cells, problems }) => [
        reasonsOf(problems, language, headOf),
        ...cells.filter((_, place) => isKept(place)).map(cellOf),
      ]);
  }
  const file = format === 'csv' ? Readable.from(csvOf(heading, rows())) : xlsxOf(heading, rows());
  await pipeline(file, createWriteStream(path));
}

function cellOf(cell: unknown): Cell {
  if (cell === null || cell === undefined) return null;
  if (cell instanceof Date)
    return LocalTime.of(
      cell
        .toISOString()
        .slice(0, 19)
        .replace(/T00:00:00$/, ''),
    );
  return typeof cell === 'number' ? cell : String(cell);
}
