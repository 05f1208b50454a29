import { z } from 'zod';
import { requiredText } from '../form/textField.ts';

/** The prefix of every key of a service account, so that secret scanners find it. */
export const SERVICE_KEY_PREFIX = 'taem_';

/** The longest life of a key with an end, in days. */
export const MAX_KEY_DAYS = 730;
/** The maximum of valid keys of one account: one in use, one to switch to, and some for separate programs. */
export const MAX_KEYS = 20;
const MAX_KEY_NAME = 60;

/** A new key: its name, and after how many days it ends; null for never. */
export const serviceKeyForm = z.object({
  name: requiredText('The name is required', MAX_KEY_NAME),
  expiresInDays: z
    .int('Must be a whole number of days from 1 to 730')
    .min(1, 'Must be a whole number of days from 1 to 730')
    .max(MAX_KEY_DAYS, 'Must be a whole number of days from 1 to 730')
    .nullable(),
});

/** Whether a text has the form of a key: the prefix and 48 bytes (the realm, then 256 random bits) in base64url. */
export function isServiceKey(token: string): boolean {
  return /^taem_[\w-]{64}$/.test(token);
}
