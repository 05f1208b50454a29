/**
 * A name as it may stand in a mail: in one line, and with nothing of which a mail program makes a link. Names are written by
 * people with few rights too, and a mail comes from the address of the shop: what looks like the shop's own link would be
 * pressed. A space after the dot before a host's ending, and before `//`, ends an address for every program and stays readable.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/:(?=\/\/)/g, ': ')
    // No ending of a host has one letter, so that ก.ค. and 1.5 stay as they are; the other dots are read as dots in addresses.
    .replace(/([.。．｡])(?=\p{L}[\p{L}\p{M}])/gu, '$1 ');
