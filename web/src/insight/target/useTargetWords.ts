import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useFormat } from '../../sale/useFormat.ts';
import type { TargetFragment } from '../gql/graphql.ts';
import { useTargetMessages } from './messages.ts';

/** A year to this day: with monthly targets it is known which are missing. */
const MAX_COUNTED = 13;

/** How much of the target of the days is reached, in words; undefined where that could not be read. */
export function useTargetWords(): (target: TargetFragment | null | undefined) => string | undefined {
  const t = useTargetMessages();
  const format = useFormat();
  return (target) => {
    if (!target) return undefined;
    const { amount, percent, months, monthsSet } = target;
    if (amount != null && percent != null)
      return t('target.reached', { percent: formatCount(percent), amount: format.baht(amount) });
    if (monthsSet === 0) return t('target.none');
    // All time has no target, and a count of its months says nothing.
    if (months > MAX_COUNTED) return t('target.notAll');
    return t('target.some', { set: formatCount(monthsSet), months: formatCount(months) });
  };
}
