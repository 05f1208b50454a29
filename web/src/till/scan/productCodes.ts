import { isTradeNumber } from '@taem/domain/till/scannedCode.ts';

/**
 * Codes of the products that this tab has seen, on any page. They only serve to distinguish a slow scan from a typed amount.
 */
const codes = new Set<string>();

export const productCodes = {
  has: (code: string): boolean => codes.has(code.toLowerCase()),
  add(products: readonly { code: string }[]): void {
    for (const { code } of products) codes.add(code.toLowerCase());
  },
};

/** Whether a code is a product's. Used where members are searched, whose codes and phones are scanned too. */
export const isProductCode = (code: string): boolean => productCodes.has(code) || isTradeNumber(code);
