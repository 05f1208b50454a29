/** The types of printed barcodes. */
export type Barcode = 'EAN13' | 'CODE128';

const PRINTABLE = /^[\x20-\x7e]{1,50}$/;

/**
 * Returns EAN-13 for a number of 13 digits with its check digit, as manufacturers print it; Code 128 for any other code
 * of plain letters, digits and symbols; null for a code that no scanner could type, such as Thai letters.
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
