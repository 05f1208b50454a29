import type { ConditionOutcome } from '@taem/domain/loyalty/evaluateCondition.ts';
import { isFactName } from '@taem/domain/loyalty/facts.ts';
import { fromBaht, subtract } from '@taem/domain/money/money.ts';
import type { TraceEntry } from '@taem/domain/till/pricing.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useOfferMessages } from './messages.ts';

/** Returns a function that states how much is missing for a condition that does not hold. */
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

// In satang, because 200 - 137.9 is not exact as a floating-point number.
function missingBaht({ required, actual }: TraceEntry['params']) {
  return subtract(fromBaht(Number(required).toFixed(2)), fromBaht(Number(actual).toFixed(2)));
}
