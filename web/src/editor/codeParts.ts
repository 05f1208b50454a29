/** A text of the contract, cut where backticks begin and end what is code: that is every second part, not the first. */
export const codeParts = (text: string): string[] => text.split('`');
