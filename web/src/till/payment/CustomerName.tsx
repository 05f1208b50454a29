import { memberName } from '../../sale/memberName.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useTillMessages } from '../words/messages.ts';

/** The name of the customer with their tier. */
export function CustomerName() {
  const words = useTillMessages();
  const member = useBasket((basket) => basket.member);
  const tierName = useBasket(({ currentTier }) => currentTier?.name);
  if (!member) return words('walkIn');
  return [memberName(member), tierName].filter(Boolean).join(' · ');
}
