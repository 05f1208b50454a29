import { figureInSatang } from '@taem/domain/money/figure.ts';
import { formatCount, formatDecimal, formatMoney } from '@taem/domain/money/formatNumber.ts';
import { saleTime } from '@taem/domain/time/writtenDay.ts';
import { useMemo } from 'react';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';

/** Returns functions that format amounts, counts and times in the current language. */
export function useFormat() {
  const language = useLanguage();
  return useMemo(
    () => ({
      money: formatMoney,
      baht: (amount: number) => formatMoney(figureInSatang(amount)),
      /** Formats a number in a sentence: amounts, percentages and factors with the decimals they have. */
      decimal: formatDecimal,
      count: formatCount,
      /** Returns parameters for texts with a singular: `{{points}}` as formatted, `count` to choose the form by. */
      points: (points: number) => ({ points: formatCount(points), count: points }),
      moment: (moment: string) => formatMoment(moment, language),
      wallClock: (clock: string) => saleTime(clock, language),
    }),
    [language],
  );
}
