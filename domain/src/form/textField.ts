import { z } from 'zod';
import { lengthMessage, MAX_TEXT_LENGTH } from './messages.ts';

/** A text that must be filled in; spaces around it do not count. */
export function requiredText(message: string, maxLength: number = MAX_TEXT_LENGTH) {
  return z.string({ error: message }).trim().min(1, message).max(maxLength, lengthMessage(maxLength));
}

/** A text that may stay empty; empty becomes null. */
export function optionalText(maxLength: number = MAX_TEXT_LENGTH) {
  return z
    .string()
    .trim()
    .max(maxLength, lengthMessage(maxLength))
    .nullish()
    .transform((text) => text || null);
}
