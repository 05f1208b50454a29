import { currentSession } from '../../app/session.ts';
import type { PayInput } from '../../gql/contract.ts';
import type { SaleReceipt } from '../../sale/receipt/SaleReceipt.ts';
import { basketStore } from '../basket/basketStore.ts';

/** Fills an incomplete receipt with the data that the till itself has: the branch and the member. */
export function completeReceipt(receipt: SaleReceipt, { branchId, memberId }: PayInput): SaleReceipt {
  if (!receipt.isIncomplete) return receipt;
  const { transaction } = receipt;
  const branch = currentSession()?.branches.find(({ id }) => id === branchId);
  const { member } = basketStore.get();
  return {
    ...receipt,
    transaction: {
      ...transaction,
      branch:
        transaction.branch ??
        (branch
          ? { __typename: 'MerchantBranch', id: branch.id, name: branch.name, address: null, phone: null }
          : null),
      member:
        transaction.member ??
        (member && member.id === memberId
          ? {
              __typename: 'Member',
              id: member.id,
              firstname: member.firstname,
              lastname: member.lastname,
              phone: member.phone,
            }
          : null),
    },
  };
}
