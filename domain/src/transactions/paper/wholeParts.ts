/**
 * Matches numbers such as `B01-T1-A-000123`, a tax id or a phone number. A match cannot begin inside a word, so that a
 * long text is scanned only once.
 */
const NUMBER = /(?<![\p{L}\p{M}\p{N}._])([\p{L}\p{M}\p{N}._]+(?:-[\p{L}\p{M}\p{N}._]+)+)/u;

/** Splits a text into parts: every second part is a number that must not be broken across lines. */
export const wholeParts = (text: string): string[] => text.split(NUMBER);

export const hasNumber = (text: string): boolean => NUMBER.test(text);
