import { expect, test } from 'vitest';
import { buyerOf, EMPTY_BUYER, faultsOfBuyer, typedOf } from './typedBuyer.ts';

const TYPED = { ...EMPTY_BUYER, name: 'Qz', address: '1 Rama I Road', taxId: '0105536000313' };

test.each([
  ['HEAD', '', undefined],
  ['BRANCH', '', 'The branch number has 5 digits'],
  ['BRANCH', ' ', 'The branch number has 5 digits'],
  ['BRANCH', '00001', undefined],
  ['', '00001', undefined],
] as const)(
  'issue 36 a buyer of the office %j with the branch number %j has the fault %s',
  (office, branchNo, fault) => {
    expect(faultsOfBuyer({ ...TYPED, office, branchNo }).branchNo).toBe(fault);
  },
);

test('issue 36 a buyer that is offered again fills the form as it was', () => {
  for (const branchNo of [null, '00000', '00002']) {
    const buyer = { name: 'Qz', address: '1 Rama I Road', taxId: '0105536000313', branchNo };
    expect(buyerOf(typedOf(buyer))).toEqual(buyer);
  }
});
