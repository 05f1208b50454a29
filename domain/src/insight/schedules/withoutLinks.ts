/**
 * Makes a name safe for a mail: on one line, and without anything that a mail program turns into a link. Users with few
 * rights can write names too, and a mail comes from the address of the shop, so a link that looks like the shop's own
 * would be clicked. A space after the dot before a host's ending, and before `//`, ends an address for every program
 * and stays readable.
 */
export const withoutLinks = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/:(?=\/\/)/g, ': ')
    // No host ending has a single letter, so ก.ค. and 1.5 stay unchanged; the other characters are read as dots in addresses.
    .replace(/([.。．｡])(?=\p{L}[\p{L}\p{M}])/gu, '$1 ');
