import { toBaht } from '@taem/domain/money/money.ts';
import { readGender } from '@taem/domain/person/gender.ts';
import { readAmount, readNumber, withoutFloatTail } from '@taem/domain/reading/amount.ts';
import { readChoice } from '@taem/domain/reading/choice.ts';
import { readCode } from '@taem/domain/reading/code.ts';
import { readDay } from '@taem/domain/reading/day.ts';
import { readEmail } from '@taem/domain/reading/email.ts';
import { readFlag } from '@taem/domain/reading/flag.ts';
import { readPhone } from '@taem/domain/reading/phone.ts';
import { doubt, fault, type Reading } from '@taem/domain/reading/reading.ts';
import { sheetError } from '@taem/domain/reading/sheetError.ts';
import { readTexts } from '@taem/domain/reading/tags.ts';
import { readText } from '@taem/domain/reading/text.ts';
import type { Field, FieldType, WriteRule } from '../resource/defineResource.ts';

const NUMBERS: ReadonlySet<FieldType> = new Set(['money', 'integer', 'decimal']);

/** Returns the field's value for a spreadsheet cell, as people write it; null for an empty one. */
export function readCell(
  { type, write = { column: '' } }: Pick<Field, 'type' | 'write'>,
  cell: unknown,
): Reading<unknown> {
  if (cell instanceof Date) return readDateCell(type, write, cell);
  if (typeof cell === 'number' && Number.isFinite(cell) && NUMBERS.has(type)) return { value: withoutFloatTail(cell) };
  if (typeof cell === 'boolean' && type !== 'boolean') return readBy(type, write, String(cell).toUpperCase());
  if (typeof cell !== 'string' && typeof cell !== 'number') return { value: cell ?? null };
  const text = String(cell);
  const error = sheetError(text);
  return error ? { fault: error } : readBy(type, write, text);
}

/** A spreadsheet turns text that only looks like a date into one: a code then loses its characters, a name its spelling. */
function readDateCell(type: FieldType, rule: WriteRule, cell: Date): Reading<unknown> {
  if (type === 'timestamp') return { value: cell.toISOString() };
  const day = cell.toISOString().slice(0, 10);
  if (type === 'date') return { value: day };
  if (rule.reads === 'code') return fault('RUINED_CODE', day);
  if (rule.reads === 'phone' || rule.reads === 'mobile') return fault('RUINED_PHONE', day);
  const read = readBy(type, rule, day);
  return 'fault' in read ? read : { ...read, doubt: doubt('TEXT_AS_DATE', day) };
}

function readBy(type: FieldType, rule: WriteRule, text: string): Reading<unknown> {
  switch (type) {
    case 'text':
      return readTextBy(rule, text);
    case 'money':
      return over(readAmount(text), toBaht);
    case 'integer':
    case 'decimal':
      return over(readNumber(text), Number);
    case 'boolean':
      return readFlag(text);
    case 'date':
      return readDay(text, { serials: true });
    case 'textArray':
      return over(readTexts(text), (texts) => (texts.length > 0 ? texts : null));
    default:
      return readText(text, { lines: true });
  }
}

function readTextBy({ choices, reads }: WriteRule, text: string): Reading<unknown> {
  if (choices) return readChoice(text, choices);
  switch (reads) {
    case 'code':
      return readCode(text);
    case 'phone':
    case 'mobile':
      return readPhone(text, { landlines: reads === 'phone' });
    case 'email':
      return readEmail(text);
    case 'gender':
      return readGender(text);
    default:
      return readText(text, { lines: reads === 'lines' });
  }
}

/** Converts the value of a reading, if it has one. */
function over<Value>(reading: Reading<Value | null>, then: (value: Value) => unknown): Reading<unknown> {
  return 'fault' in reading || reading.value === null ? reading : { ...reading, value: then(reading.value) };
}
