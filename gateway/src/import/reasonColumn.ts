import { thaiMessage } from '@taem/domain/form/thaiMessages.ts';
import type { Problem } from '../http/errors.ts';

/** The heading of the reasons in a file of bad rows. */
const HEADING = { th: 'สิ่งที่ต้องแก้', en: 'What to mend' } as const;

export type ReasonLanguage = keyof typeof HEADING;

const HEADINGS: ReadonlySet<unknown> = new Set(Object.values(HEADING));

/** Whether this product added the column: it is ignored when a corrected file is sent again. */
export const isReasonColumn = (name: unknown): boolean => HEADINGS.has(typeof name === 'string' ? name.trim() : name);

export const reasonHeading = (language: ReasonLanguage): string => HEADING[language];

/** Returns the mistakes of one row in one cell; columns have the names of the file. */
export function reasonsOf(
  problems: readonly Problem[],
  language: ReasonLanguage,
  headOf: (field: string) => string,
): string {
  return problems
    .map(({ path, message }) => {
      const column = headOf(path.replace(/^row \d+\.?/, ''));
      const words = language === 'th' ? thaiMessage(message) : message;
      return column ? `${column}: ${words}` : words;
    })
    .join('; ');
}
