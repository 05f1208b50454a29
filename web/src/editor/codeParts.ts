/** Splits a text of the contract at backticks: every second part is code, not the first. */
export const codeParts = (text: string): string[] => text.split('`');
