import type { ImportChoice, ImportColumn, ImportOtherSheet, ImportSheet } from '../generated/schema.ts';
import { malformed } from './GatewayError.ts';
import { isWireRecord, type WireRecord } from './wire.ts';

/** Returns the records of a list in an answer; empty if the answer lacks it. */
export function listOf(answer: unknown, name: string): readonly WireRecord[] {
  const list = isWireRecord(answer) ? (answer[name] ?? []) : [];
  return every(list, isWireRecord, name);
}

/** Reads how a file was understood; null unless it was a dry run. */
export function sheetOf(answer: unknown): ImportSheet | null {
  const sheet = isWireRecord(answer) ? answer.sheet : null;
  if (sheet === null || sheet === undefined) return null;
  if (!isWireRecord(sheet)) throw malformed('The sheet of an import is no object.');
  return {
    name: textOrNull(sheet, 'name'),
    encoding: textOrNull(sheet, 'encoding'),
    separator: textOrNull(sheet, 'separator'),
    headingRow: one(sheet, 'heading_row', isCount),
    rowsAbove: every(sheet.rows_above, isText, 'rows_above'),
    columns: every(sheet.columns, isWireRecord, 'columns').map(columnOf),
    firstRows: every(sheet.first_rows, Array.isArray, 'first_rows').map((row) => every(row, isText, 'first_rows')),
  };
}

const columnOf = (column: WireRecord): ImportColumn => ({
  head: one(column, 'head', isText),
  field: textOrNull(column, 'field'),
  // The word of the wire, which is the internal value (ADR 0032).
  by: textOrNull(column, 'by') as ImportColumn['by'],
  samples: every(column.samples, isText, 'samples'),
});

export const choiceOf = (choice: WireRecord): ImportChoice => ({
  key: one(choice, 'key', isText),
  count: one(choice, 'count', isCount),
  names: every(choice.names, isText, 'names'),
  value: one(choice, 'value', isTruth),
});

export const otherSheetOf = (sheet: WireRecord): ImportOtherSheet => ({
  name: one(sheet, 'name', isText),
  rows: one(sheet, 'rows', isCount),
  isHidden: one(sheet, 'is_hidden', isTruth),
});

const isTruth = (value: unknown): value is boolean => typeof value === 'boolean';
const isText = (value: unknown): value is string => typeof value === 'string';
const isCount = (value: unknown): value is number => Number.isSafeInteger(value);

const textOrNull = (record: WireRecord, name: string): string | null => {
  const value = record[name] ?? null;
  return value === null ? null : one(record, name, isText);
};

function one<Value>(record: WireRecord, name: string, is: (value: unknown) => value is Value): Value {
  const value = record[name];
  if (!is(value)) throw malformed(`${name} of an import is not what it should be.`);
  return value;
}

function every<Value>(list: unknown, is: (value: unknown) => value is Value, name: string): Value[] {
  if (!Array.isArray(list) || !list.every(is)) throw malformed(`${name} of an import is not what it should be.`);
  return list;
}
