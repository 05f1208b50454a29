import { readLocal, writeLocal } from '../../app/localStore.ts';

const PRODUCT_OF = 'taem.till.quickSale.';

/** The product that this device records quick sales of a branch as; null until a cashier has chosen one. */
export function rememberedProduct(branchId: string): string | null {
  return readLocal(PRODUCT_OF + branchId);
}

export function rememberProduct(branchId: string, productId: string): void {
  try {
    writeLocal(PRODUCT_OF + branchId, productId);
  } catch {
    // Then it is chosen again next time.
  }
}
