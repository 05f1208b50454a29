import { z } from 'zod';
import { optionalNumber } from '../form/numberField.ts';
import { optionalText } from '../form/textField.ts';
import { MAX_COUNT_CODES, MAX_COUNTED, MAX_REASON_LENGTH } from './countedLine.ts';

/** One line that is counted by hand: pieces, empty if only the reason changes. */
export const countLineForm = z.object({
  pieces: optionalNumber({ decimals: 0, min: 0, max: MAX_COUNTED }),
  reason: optionalText(MAX_REASON_LENGTH),
});
export type ReadCountLine = z.infer<typeof countLineForm>;

/** Codes of the counted goods, separated by line breaks, commas or tabs (the columns of a sheet). */
export const countCodesForm = z
  .string()
  .transform((typed) => typed.split(/[\r\n,\t]+/).flatMap((code) => code.trim() || []))
  .pipe(z.array(z.string().max(50)).max(MAX_COUNT_CODES));
