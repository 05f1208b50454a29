import { storedPhone } from '@taem/domain/person/typedPhone.ts';
import { readCode } from '@taem/domain/reading/code.ts';
import { emailIn } from '@taem/domain/reading/email.ts';
import type { Reading } from '@taem/domain/reading/reading.ts';
import { readText } from '@taem/domain/reading/text.ts';
import { faultWords } from '@taem/domain/reading/words.ts';
import type { FieldType, WriteRule } from './defineResource.ts';
import { readValue, WrongValue } from './readValue.ts';

/**
 * The kind of a record's text. An unreadable phone, email address or gender stays as it is, and its record refuses it
 * with its own message.
 */
export type TextKind = 'line' | 'lines' | 'code' | 'phone' | 'mobile' | 'email' | 'gender' | 'asIs';

/**
 * Returns the value of a field in the form of its column: a text is normalised first. Returns null for a text without
 * content; throws `WrongValue` for a value that cannot be stored.
 */
export function readWritten(type: FieldType, { reads = 'line' }: Pick<WriteRule, 'reads'>, value: unknown): unknown {
  const read = readValue(type, value);
  if (typeof read === 'string' && type === 'text') return kept(textOf(read, reads));
  if (type === 'textArray') return (read as string[]).map((text) => kept(readText(text)) ?? '');
  return type === 'json' ? withKeptTexts(read) : read;
}

function textOf(text: string, reads: TextKind): Reading<string | null> {
  switch (reads) {
    case 'asIs':
      return { value: text };
    case 'code':
      return readCode(text);
    case 'phone':
    case 'mobile':
      return text.trim() === '' ? { value: null } : readText(storedPhone(text));
    case 'email':
      return readText(emailIn(text) ?? text);
    default:
      return readText(text, { lines: reads === 'lines' });
  }
}

function kept(reading: Reading<string | null>): string | null {
  if ('fault' in reading) throw new WrongValue(faultWords(reading.fault).en);
  return reading.value;
}

/** Normalises the texts within a value, at any depth. */
function withKeptTexts(value: unknown): unknown {
  if (typeof value === 'string') return kept(readText(value, { lines: true })) ?? '';
  if (Array.isArray(value)) return value.map(withKeptTexts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, below]) => [name, withKeptTexts(below)]));
}
