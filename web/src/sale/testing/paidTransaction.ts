import type { PaidTransactionFragment } from '../gql/graphql.ts';

/** Returns a sale of 100 THB with a delivery cost of 20, paid by transfer, with the fields given by a test. */
export function paidTransaction(fields: Partial<PaidTransactionFragment> = {}): PaidTransactionFragment {
  return {
    __typename: 'Transaction',
    id: 't1',
    transactionNo: 'SIAM-1',
    createLocalTime: '2026-11-05 09:07:00',
    branch: null,
    createBy: null,
    member: null,
    tierName: null,
    items: [],
    channels: [
      {
        __typename: 'TransactionChannel',
        type: 'TRANSFER',
        amount: 120,
        receivedAmount: null,
        changeAmount: null,
        instituteName: 'Bank of Mango',
        cardName: null,
      },
    ],
    totalQuantity: 1,
    totalPayment: 100,
    totalDiscount: 0,
    totalRevenue: 100,
    deliveryCost: 20,
    amountDue: 120,
    addedVat: 0,
    cashRounding: 0,
    earnPoints: 0,
    redeemPoints: 0,
    taxDocuments: [],
    ...fields,
  };
}
