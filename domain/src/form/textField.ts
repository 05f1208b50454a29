import { z } from 'zod';
import { valueOr } from '../reading/reading.ts';
import { readText } from '../reading/text.ts';
import { lengthMessage, MAX_TEXT_LENGTH } from './messages.ts';

/** What a person wrote, as it is kept; what cannot be kept stays, and is refused by its record. */
const written = (text: string): string => valueOr(readText(text, { lines: true }), text) ?? '';

/** A text that must be filled in; spaces and invisible signs around it do not count. */
export function requiredText(message: string, maxLength: number = MAX_TEXT_LENGTH) {
  return z.string({ error: message }).overwrite(written).min(1, message).max(maxLength, lengthMessage(maxLength));
}

/** A text that may stay empty; empty becomes null. */
export function optionalText(maxLength: number = MAX_TEXT_LENGTH) {
  return z
    .string()
    .overwrite(written)
    .max(maxLength, lengthMessage(maxLength))
    .nullish()
    .transform((text) => text || null);
}
