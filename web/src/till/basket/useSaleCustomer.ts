import { useEffect } from 'react';
import { useMemberInSaleQuery } from '../gql/hooks.ts';
import { useSalesPagePolicy } from '../page/salesPagePolicy.ts';
import { sellToMember, toBasketMember, toPricingTier } from './enterSale.ts';
import { useBasket } from './useBasket.ts';

/** Updates the member's points, figures and tier; Proceed is possible once that is done. */
export function useSaleCustomer() {
  const memberId = useBasket(({ member }) => member?.id);
  const fetchPolicy = useSalesPagePolicy();
  const { data, error, refetch } = useMemberInSaleQuery({
    variables: { id: memberId ?? '' },
    skip: !memberId,
    fetchPolicy,
  });
  const member = data?.member?.id === memberId ? data?.member : null;
  useEffect(() => {
    if (member) sellToMember(toBasketMember(member), member.tier ? toPricingTier(member.tier) : null);
  }, [member]);
  return {
    tier: member?.tier ?? null,
    ready: !memberId || (Boolean(member) && fetchPolicy !== 'cache-only'),
    error: member ? undefined : error,
    refetch,
  };
}
