import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { currentSession } from '../../app/session.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { basketStore } from '../basket/basketStore.ts';
import { sellToMember, toBasketMember, toPricingTier } from '../basket/enterSale.ts';
import { MemberInSaleDocument, OpenParkedBillDocument, TillOffersDocument } from '../gql/graphql.ts';
import { refreshBill } from '../payment/refreshBill.ts';
import { useBillChangeWords } from '../payment/useBillChangeWords.ts';
import { useParkedMessages } from './messages.ts';
import { type OpenedBill, toBasket } from './parkedContent.ts';
import { useParkedWords } from './useParkedWords.ts';

export interface Opened {
  /** Why the bill was not opened; null if it was. */
  problem: string | null;
  /** What has changed since the bill was parked, a sentence each. */
  changes: string[];
}

/** Returns a function that puts a parked bill on the screen, as it can be paid now, and reports what is no longer available. */
export function useOpenParked() {
  const t = useParkedMessages();
  const format = useFormat();
  const { refusal } = useParkedWords();
  const changeWords = useBillChangeWords();
  const client = useApolloClient();
  const [busy, setBusy] = useState<string | null>(null);

  const open = async (id: string): Promise<Opened> => {
    setBusy(id);
    try {
      const { data } = await client.mutate({ mutation: OpenParkedBillDocument, variables: { input: { id } } });
      const { parkedBill, userErrors = [] } = data?.openParkedBill ?? {};
      if (!parkedBill) return { problem: userErrors.map(refusal).join(' ') || t('open.failed'), changes: [] };
      return { problem: null, changes: await show(parkedBill) };
    } catch {
      return { problem: t('open.failed'), changes: [] };
    } finally {
      setBusy(null);
    }
  };

  const show = async (bill: OpenedBill): Promise<string[]> => {
    const fetchPolicy = 'network-only';
    const [offers, found] = await Promise.all([
      bill.content?.discount || bill.content?.offer ? client.query({ query: TillOffersDocument, fetchPolicy }) : null,
      bill.memberId
        ? client.query({ query: MemberInSaleDocument, variables: { id: bill.memberId }, fetchPolicy })
        : null,
    ]);
    const basket = toBasket(bill, offers?.data?.offers.items ?? [], currentSession()?.id ?? null);
    const member = found?.data?.member;
    basketStore.replace(
      member
        ? { ...basket, member: toBasketMember(member), walkinInfo: null }
        : { ...basket, offer: null, pointsAsCash: 0 },
    );
    if (member) sellToMember(toBasketMember(member), member.tier ? toPricingTier(member.tier) : null);
    const { pointsLeft } = bill;
    const spent = bill.content?.pointsAsCash ?? 0;
    return [
      ...(bill.memberId && !member ? [t('open.noMember')] : []),
      ...(pointsLeft != null && spent > pointsLeft
        ? [t('open.pointsLeft', { count: Math.max(0, pointsLeft), left: format.count(Math.max(0, pointsLeft)) })]
        : []),
      ...bill.shortages.map(({ name, quantity, left }) =>
        // More than there is may be on other parked bills.
        t('open.shortage', { name, quantity: format.count(quantity), left: format.count(Math.max(left, 0)) }),
      ),
      ...changeWords(await refreshBill(client)),
    ];
  };
  return { open, busy };
}
