import { returnLines } from '../gateway/returnLines.ts';
import { writtenRecord } from '../gateway/writtenRecord.ts';
import type { MutationResolvers, Transaction } from '../generated/schema.ts';
import { INPUT_NAMES, integerOrNull, reversalErrors, sendReversal } from './reversal.ts';

const NAMES = { ...INPUT_NAMES, amount: 'amount', lines: 'lines' };

/** An extension: returns pieces of a sale by a separate transaction. */
export const returnSale: MutationResolvers['returnSale'] = async (_, { input }, context, info) => {
  const { amount, remark, delivery, inCash } = input;
  try {
    const answer = await sendReversal(context, '/payment/return', input, {
      lines: returnLines(input.lines),
      delivery: delivery === true,
      in_cash: inCash === true,
      amount,
      remark: remark ?? '',
    });
    return {
      transaction: await writtenRecord<Transaction>(context, info, 'Transaction', answer.transaction, null),
      sale: await writtenRecord<Transaction>(context, info, 'Transaction', answer.sale, input.id),
      remainingPoints: integerOrNull(answer.available_points),
      userErrors: [],
    };
  } catch (error) {
    return { transaction: null, sale: null, remainingPoints: null, userErrors: reversalErrors(error, NAMES) };
  }
};
