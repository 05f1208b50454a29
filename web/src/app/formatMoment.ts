import { formatLocalTime, toLocalTime } from '@taem/domain/merchant/businessDay.ts';
import { writtenMoment } from '@taem/domain/time/writtenDay.ts';
import type { Language } from './language.ts';
import { shopZone } from './shopDay.ts';

/** Formats a moment by the shop's clock, wherever the device is: `20-11-2026 16:15`, in Thai `20-11-2569 16:15`. */
export const formatMoment = (moment: string, language: Language): string => writtenMoment(shopClock(moment), language);

/** Formats a moment by the shop's clock as `YYYY-MM-DD HH:mm:ss`. */
export const shopClock = (moment: string): string => formatLocalTime(toLocalTime(new Date(moment), shopZone()));
