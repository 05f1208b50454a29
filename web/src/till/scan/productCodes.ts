import { isTradeNumber } from '@taem/domain/till/scannedCode.ts';

/**
 * Codes of the products that this tab has seen, whatever page it is on: they distinguish a slow scan from a typed
 * amount. They decide nothing else.
 */
const codes = new Set<string>();

export const productCodes = {
  has: (code: string): boolean => codes.has(code.toLowerCase()),
  add(products: readonly { code: string }[]): void {
    for (const { code } of products) codes.add(code.toLowerCase());
  },
};

/** Where members are looked for: their codes and phones are scanned too, and are no product's. */
export const isProductCode = (code: string): boolean => productCodes.has(code) || isTradeNumber(code);
