/** Servers name the recipient in what they refuse. */
export const withoutPeople = (text: string): string => text.replaceAll(/[^\s<>]+@[^\s<>]+|\+?\d(?:[\d -]{6,})\d/g, '…');
