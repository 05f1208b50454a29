/** Name of a field among the contract's sort values: `retailPrice` is `RETAIL_PRICE`, `roleId` the name of the role, `ROLE`. */
export const sortName = (name: string): string =>
  name
    .replace(/Id$/, '')
    .replace(/[A-Z]/g, (letter) => `_${letter}`)
    .toUpperCase();
