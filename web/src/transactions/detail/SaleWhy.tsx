import { earnedBy, readTrace } from '../../sale/why/readTrace.ts';
import { useReasons } from '../../sale/why/useReasons.ts';
import { WhyDialog } from '../../sale/why/WhyDialog.tsx';
import type { SaleDetailFragment } from '../gql/graphql.ts';

/** Why the sale cost what it cost, by the rules of its day. */
export function SaleWhy({ sale, onClose }: { sale: SaleDetailFragment; onClose: () => void }) {
  const nameOf = (productId: unknown) => sale.items.find((item) => item.productId === productId)?.name ?? '';
  const trace = readTrace(sale.trace);
  return <WhyDialog reasons={useReasons({ trace, earnPoints: earnedBy(trace) }, nameOf)} onClose={onClose} />;
}
