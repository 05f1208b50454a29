/**
 * Returns the sort value of a field in the contract: `RETAIL_PRICE` for `retailPrice`; `ROLE`, by the name of the role,
 * for `roleId`.
 */
export const sortName = (name: string): string =>
  name
    .replace(/Id$/, '')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();
