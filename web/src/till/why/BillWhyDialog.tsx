import { useReasons } from '../../sale/why/useReasons.ts';
import { WhyDialog } from '../../sale/why/WhyDialog.tsx';
import { useBasket } from '../basket/useBasket.ts';
import { usePricedBasket } from '../basket/usePricedBasket.ts';

/** Explains the price of the bill that is being rung up. */
export function BillWhyDialog({ onClose }: { onClose: () => void }) {
  const lines = useBasket(({ items }) => items);
  const nameOf = (productId: unknown) => lines.find((line) => line.productId === productId)?.productName ?? '';
  return <WhyDialog reasons={useReasons(usePricedBasket().priced, nameOf)} onClose={onClose} />;
}
