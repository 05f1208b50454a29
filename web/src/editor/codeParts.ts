/** A text of the contract, cut where backticks begin and end what is code: every second part is, and the first is none. */
export const codeParts = (text: string): string[] => text.split('`');
