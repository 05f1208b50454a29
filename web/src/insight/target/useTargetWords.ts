import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { useFormat } from '../../sale/useFormat.ts';
import type { TargetFragment } from '../gql/graphql.ts';
import { useTargetMessages } from './messages.ts';

/** A year to date touches at most this many months; up to it, the message says how many of the months have a target. */
const MAX_COUNTED = 13;

/** Returns a function that words how much of the target is reached; undefined if that could not be read. */
export function useTargetWords(): (target: TargetFragment | null | undefined) => string | undefined {
  const t = useTargetMessages();
  const format = useFormat();
  return (target) => {
    if (!target) return undefined;
    const { amount, percent, months, monthsSet } = target;
    if (amount != null && percent != null)
      return t('target.reached', { percent: formatCount(percent), amount: format.baht(amount) });
    if (monthsSet === 0) return t('target.none');
    // All time has no target, and the number of its months is meaningless.
    if (months > MAX_COUNTED) return t('target.notAll');
    return t('target.some', { set: formatCount(monthsSet), months: formatCount(months) });
  };
}
