import { evaluateCondition } from '@taem/domain/loyalty/evaluateCondition.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { Problem } from '../http/errors.ts';
import type { CheckRecord } from '../resource/formRules.ts';

/** Any bill will do, as only whether the formula can be parsed matters. */
const FACTS = {
  itemQty: 1,
  paidAmount: satang(100),
  chargeAmount: satang(100),
  totalLtv: satang(100),
  totalTransaction: 1,
};

/** Refuses a condition that the till cannot parse: it would never be met, for no visible reason. */
export const refuseUnreadableLogic: CheckRecord = ({ template }): readonly Problem[] => {
  const logic = typeof template === 'object' && template !== null && 'logic' in template ? template.logic : null;
  if (typeof logic !== 'string') return [];
  const condition = { id: 'edited', name: '', type: '', template: { logic } };
  const { result } = evaluateCondition({ conditionId: 'edited', value: 1 }, new Map([['edited', condition]]), FACTS);
  return result === 'UNREADABLE_CONDITION' ? [{ path: 'template.logic', message: 'cannot be read' }] : [];
};
