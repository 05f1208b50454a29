import { figureInSatang } from '@taem/domain/money/figure.ts';
import { formatCount, formatMoney } from '@taem/domain/money/formatMoney.ts';
import type { Satang } from '@taem/domain/money/money.ts';
import { saleTime } from '@taem/domain/time/writtenDay.ts';
import { useMemo } from 'react';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';

/** Amounts, counts and times in the language on the screen. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: (amount: Satang) => formatMoney(amount, language),
      baht: (amount: number) => formatMoney(figureInSatang(amount), language),
      /** A number in a sentence: amounts, percents and factors with the decimals they have. */
      decimal: (value: number) => new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 }).format(value),
      count: (count: number) => formatCount(count, language),
      /** For words that have a singular: `{{points}}` as it is shown, `count` to choose the form by. */
      points: (points: number) => ({ points: formatCount(points, language), count: points }),
      moment: (moment: string) => formatMoment(moment, language),
      wallClock: (clock: string) => saleTime(clock, language),
    }),
    [language],
  );
}
