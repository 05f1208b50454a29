import { figureInSatang } from '@taem/domain/money/figure.ts';
import type { Satang } from '@taem/domain/money/money.ts';
import type { BillReferences } from '@taem/domain/till/promptPayPayload.ts';
import { currentSession } from '../../app/session.ts';
import { PaymentConfirmedDocument, type SellerAccountFragment } from '../gql/graphql.ts';
import { usePaymentConfirmationsQuery } from '../gql/hooks.ts';
import { useBranchChanges } from '../page/useBranchChanges.ts';

interface BankConfirmation {
  /** What came in. */
  amount: Satang;
  paidAt: string;
}

/**
 * What the bank says of the QR on this screen: the payment of this amount, else one of another amount; null while nothing
 * came. The gateway binds it to the sale by itself, whatever this screen shows.
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
  // A till that cannot read them now has them with the next connection, and the cashier can confirm by hand.
  useBranchChanges(PaymentConfirmedDocument, branchId, () => void refetch().catch(() => undefined), true);
  const open = (data?.paymentConfirmations ?? [])
    .filter(({ isUsed }) => !isUsed)
    .map(({ amount: baht, paidAt }) => ({ amount: figureInSatang(baht), paidAt }));
  return open.find((each) => each.amount === amount) ?? open[0] ?? null;
}
