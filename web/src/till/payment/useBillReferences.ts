import { type BillReferences, billReferences, type PromptPayAccount } from '@taem/domain/till/promptPayPayload.ts';
import { useState } from 'react';
import { currentSession } from '../../app/session.ts';
import { openBill } from '../basket/basketStore.ts';
import { useBranchClockQuery } from '../gql/hooks.ts';
import { keyOrNull } from './paymentAttempt.ts';

/**
 * Returns the references that the biller receives with the money for the open bill: the branch, and the payment key of the
 * bill.
 */
export function useBillReferences(account: PromptPayAccount): BillReferences | null {
  const { data } = useBranchClockQuery({ skip: !account.billerId });
  const [key] = useState(() => keyOrNull(openBill()));
  const branchId = currentSession()?.branchId;
  const branch = data?.viewer.branches.find(({ id }) => id === branchId);
  return branch && key ? billReferences(branch.code, key) : null;
}
