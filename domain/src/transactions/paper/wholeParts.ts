/** Such as `B01-T1-A-000123`, a tax id or a phone number. It begins where no letter stands before it: a long text is looked through once. */
const NUMBER = /(?<![\p{L}\p{M}\p{N}._])([\p{L}\p{M}\p{N}._]+(?:-[\p{L}\p{M}\p{N}._]+)+)/u;

/** A text in parts, of which every second is a number that goes to the next line whole. */
export const wholeParts = (text: string): string[] => text.split(NUMBER);

export const hasNumber = (text: string): boolean => NUMBER.test(text);
