import { weekdayOf } from '@taem/domain/time/writtenDay.ts';
import type { Language } from './language.ts';

/** A day of the week, 1 to 7 from Sunday: `อา.` or `Sun`, in full `วันอาทิตย์` or `Sunday`. */
export function weekdayName(weekday: number, language: Language, length: 'short' | 'long'): string {
  // 1 November 2026 is a Sunday.
  return weekdayOf(`2026-11-0${weekday}`, language, length);
}
