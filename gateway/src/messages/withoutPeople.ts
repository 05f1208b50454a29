/** Removes addresses and numbers, as servers name the recipient in their refusals. */
export const withoutPeople = (text: string): string => text.replaceAll(/[^\s<>]+@[^\s<>]+|\+?\d(?:[\d -]{6,})\d/g, '…');
