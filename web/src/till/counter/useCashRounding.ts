import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { useCounter } from './useCounter.ts';

/** Returns how the shop rounds cash; `NONE` until it is read. */
export const useCashRounding = (): CashRounding => useCounter()?.cashRounding ?? 'NONE';
