import type { ConditionOutcome } from '@taem/domain/loyalty/evaluateCondition.ts';
import { isFactName } from '@taem/domain/loyalty/facts.ts';
import { fromBaht, subtract } from '@taem/domain/money/money.ts';
import type { TraceEntry } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useOfferMessages } from './messages.ts';

/** How much is missing of a condition that does not hold. */
export function useMissingWords() {
  const t = useOfferMessages();
  const format = useFormat();
  return (result: ConditionOutcome['result'], params: TraceEntry['params']): string => {
    if (result === 'UNKNOWN_CONDITION') return t('missing.unknown');
    if (result === 'UNREADABLE_CONDITION') return t('missing.unreadable');
    const { about } = params;
    const gap = Number(params.required) - Number(params.actual);
    if (typeof about !== 'string' || !isFactName(about) || !(gap > 0)) return t('missing.other');
    return about === 'item_qty' || about === 'total_transaction'
      ? t(`missing.${about}`, { value: format.count(Math.ceil(gap)), count: Math.ceil(gap) })
      : t('missing.amount', { value: format.money(missingBaht(params)) });
  };
}

// Amounts are compared in satang: 200 - 137.9 is no round number of a computer.
function missingBaht({ required, actual }: TraceEntry['params']) {
  return subtract(fromBaht(Number(required).toFixed(2)), fromBaht(Number(actual).toFixed(2)));
}
