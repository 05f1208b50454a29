import { writtenRecord } from '../gateway/writtenRecord.ts';
import type { MutationResolvers, Transaction } from '../generated/schema.ts';
import { integerOrNull, reversalErrors, sendReversal } from './reversal.ts';

/** CALL-36 `amount` is the new number of points (OP-17). */
export const adjustPoints: MutationResolvers['adjustPoints'] = async (_, { input }, context, info) => {
  const own = { locale: 'th-TH', type: 'reward', amount: input.points, remark: input.remark ?? '' };
  try {
    const answer = await sendReversal(context, '/payment/adjust', input, own);
    return {
      transaction: await writtenRecord<Transaction>(context, info, 'Transaction', answer.transaction, input.id),
      difference: integerOrNull(answer.difference),
      remainingPoints: integerOrNull(answer.available_points),
      userErrors: [],
    };
  } catch (error) {
    return { transaction: null, difference: null, remainingPoints: null, userErrors: reversalErrors(error) };
  }
};
