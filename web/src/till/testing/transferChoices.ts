const bank = (id: string, name: string) => ({ __typename: 'Institute', id, name, imageUrl: null });
/** Returns a payment channel with an account. */
export const transferAccount = (id: string, method: string, accountNo: string) => ({
  __typename: 'PaymentChannel',
  id,
  name: id,
  paymentMethod: { __typename: 'PaymentMethod', id: method, name: method },
  institute: bank('mango', 'Bank of Mango'),
  accountName: 'Taem Co.',
  accountNo,
  promptPayId: id === 'main' ? '081-234-5678' : null,
  billerId: null,
  eWalletId: null,
  actionCode: 'TR1',
  imageUrl: null,
});
/** One account that receives transfers, with PromptPay, and two banks that customers have. */
export const TRANSFER_CHOICES = {
  paymentChannels: {
    items: [transferAccount('cash', 'Cash', ''), transferAccount('main', 'Transfer', '111-1-11111-1')],
  },
  institutes: [bank('mango', 'Bank of Mango'), bank('papaya', 'Bank of Papaya')],
};

/** The answer of BranchClock to the cashier of the tests. */
export const BRANCH_CLOCK = {
  viewer: {
    ...{ __typename: 'Viewer', id: 'viewer', backdatingDays: 7, dayEnds: [], closedThrough: null },
    branches: [{ __typename: 'MerchantBranch', id: 'branch-1', code: 'A01', timeZone: 'Asia/Bangkok' }],
  },
};
