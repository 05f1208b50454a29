import type { CashRounding } from '@taem/domain/merchant/counterSetting.ts';
import { useCounter } from './useCounter.ts';

/** How the shop rounds cash; not at all until it is read. */
export const useCashRounding = (): CashRounding => useCounter()?.cashRounding ?? 'NONE';
