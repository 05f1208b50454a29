import { formatNumber } from '@taem/domain/insight/formatNumber.ts';
import { useFormat } from '../../sale/useFormat.ts';
import type { TargetFragment } from '../gql/graphql.ts';
import { useTargetMessages } from './messages.ts';

/** How much of the target of the days is reached, in words; undefined where that could not be read. */
export function useTargetWords(): (target: TargetFragment | null | undefined) => string | undefined {
  const t = useTargetMessages();
  const format = useFormat();
  return (target) => {
    if (!target) return undefined;
    const { amount, percent, months, monthsSet } = target;
    if (amount != null && percent != null)
      return t('target.reached', { percent: formatNumber(percent), amount: format.baht(amount) });
    return monthsSet === 0
      ? t('target.none')
      : t('target.some', { set: formatNumber(monthsSet), months: formatNumber(months) });
  };
}
