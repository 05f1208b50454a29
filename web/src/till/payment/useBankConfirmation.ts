import { figureInSatang } from '@taem/domain/money/figure.ts';
import type { Satang } from '@taem/domain/money/money.ts';
import type { BillReferences } from '@taem/domain/till/promptPayPayload.ts';
import { currentSession } from '../../app/session.ts';
import { PaymentConfirmedDocument, type SellerAccountFragment } from '../gql/graphql.ts';
import { usePaymentConfirmationsQuery } from '../gql/hooks.ts';
import { useBranchChanges } from '../page/useBranchChanges.ts';

export interface BankConfirmation {
  /** The amount received. */
  amount: Satang;
  paidAt: string;
}

/**
 * Returns the bank's unused confirmation for the QR on this screen: one with this amount, else one with another amount; null
 * if there is none yet. The gateway assigns it to the sale by itself, whatever this screen displays.
 */
export function useBankConfirmation(
  account: SellerAccountFragment,
  references: BillReferences | null,
  amount: Satang,
): BankConfirmation | null {
  const isFollowed = Boolean(account.billerId) && references !== null;
  const { data, refetch } = usePaymentConfirmationsQuery({
    skip: !isFollowed,
    variables: { paymentChannelId: account.id, ref1: references?.ref1 ?? '', ref2: references?.ref2 ?? '' },
    fetchPolicy: 'network-only',
  });
  const branchId = isFollowed ? (currentSession()?.branchId ?? null) : null;
  // A till that cannot read them now gets them with the next connection, and the cashier can confirm by hand.
  useBranchChanges(PaymentConfirmedDocument, branchId, () => void refetch().catch(() => undefined));
  const open = (data?.paymentConfirmations ?? [])
    .filter(({ isUsed }) => !isUsed)
    .map(({ amount: baht, paidAt }) => ({ amount: figureInSatang(baht), paidAt }));
  return open.find((each) => each.amount === amount) ?? open[0] ?? null;
}
