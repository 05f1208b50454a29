import { readLocal, writeLocal } from '../../app/localStore.ts';

const PRODUCT_OF = 'taem.till.quickSale.';

/** Returns the product as which this device records quick sales of a branch; null until a cashier has chosen one. */
export function rememberedProduct(branchId: string): string | null {
  return readLocal(PRODUCT_OF + branchId);
}

export function rememberProduct(branchId: string, productId: string): void {
  try {
    writeLocal(PRODUCT_OF + branchId, productId);
  } catch {
    // The device stores nothing: it must be chosen again next time.
  }
}
