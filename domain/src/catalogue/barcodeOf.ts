/** How a code is printed as bars. */
export type Barcode = 'EAN13' | 'CODE128';

const PRINTABLE = /^[\x20-\x7e]{1,50}$/;

/**
 * EAN-13 for a number of 13 digits that ends in a check digit, as manufacturers print it; Code 128 for every other code
 * of plain letters, digits and signs; null for what no scanner could type back, such as Thai letters.
 */
export function barcodeOf(code: string): Barcode | null {
  if (isEan13(code)) return 'EAN13';
  return PRINTABLE.test(code) ? 'CODE128' : null;
}

function isEan13(code: string): boolean {
  if (!/^\d{13}$/.test(code)) return false;
  const sum = [...code].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
