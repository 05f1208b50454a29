import { z } from 'zod';
import { valueOr } from '../reading/reading.ts';
import { readText } from '../reading/text.ts';
import { lengthMessage, MAX_TEXT_LENGTH } from './messages.ts';

/** Returns typed texts in their stored form; an unreadable one stays unchanged and is refused by its record. */
const written =
  (lines: boolean) =>
  (text: string): string =>
    valueOr(readText(text, { lines }), text) ?? '';

/** Reads a required text; spaces and invisible characters around it do not count. */
export function requiredText(message: string, maxLength: number = MAX_TEXT_LENGTH) {
  return z.string({ error: message }).overwrite(written(true)).min(1, message).max(maxLength, lengthMessage(maxLength));
}

/** Reads a required text on one line, such as a name that stands in the subject of mails. */
export function requiredLine(message: string, maxLength: number = MAX_TEXT_LENGTH) {
  return requiredText(message, maxLength).overwrite(written(false));
}

/** Reads an optional text; empty becomes null. */
export function optionalText(maxLength: number = MAX_TEXT_LENGTH) {
  return z
    .string()
    .overwrite(written(true))
    .max(maxLength, lengthMessage(maxLength))
    .nullish()
    .transform((text) => text || null);
}
