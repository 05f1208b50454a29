import { Box } from '@mui/material';
import { late } from '../../app/late.tsx';
import { soldTime } from '../basket/tillMoment.ts';
import { useBasket } from '../basket/useBasket.ts';
import { useSaleCustomer } from '../basket/useSaleCustomer.ts';
import { BasketHeading } from './BasketHeading.tsx';
import { BasketLines } from './BasketLines.tsx';
import { CustomerStrip } from './CustomerStrip.tsx';
import { EmptyBasket } from './EmptyBasket.tsx';
import { PricedBill } from './PricedBill.tsx';

const DatedNotice = late(async () => (await import('./DatedNotice.tsx')).DatedNotice);
const ExchangeBlock = late(async () => (await import('../exchange/ExchangeBlock.tsx')).ExchangeBlock);
const TierBlock = late(async () => (await import('./TierBlock.tsx')).TierBlock);
const ParkedNotice = late(async () => (await import('../parked/ParkedNotice.tsx')).ParkedNotice);

/** PAY-08, PAY-15: the customer, the lines and the totals. */
export function BasketPanel({ onEditGuest }: { onEditGuest: () => void }) {
  const isEmpty = useBasket(({ items }) => items.length === 0);
  const customer = useSaleCustomer();
  return (
    <PricedBill customerReady={customer.ready}>
      <CustomerStrip
        tier={customer.tier}
        failed={Boolean(customer.error)}
        onRetry={customer.refetch}
        onEditGuest={onEditGuest}
      />
      <ParkedHere />
      <Dated />
      <BasketHeading />
      <Box sx={{ flex: 1, minHeight: 96, overflowY: 'auto', borderTop: 1, borderBottom: 1, borderColor: 'divider' }}>
        <BroughtBack />
        {isEmpty ? (
          <>
            {customer.tier && <TierBlock tier={customer.tier} />}
            <EmptyBasket />
          </>
        ) : (
          <BasketLines />
        )}
      </Box>
    </PricedBill>
  );
}

function BroughtBack() {
  const exchange = useBasket((basket) => basket.exchange);
  return exchange && <ExchangeBlock exchange={exchange} />;
}

/** The date of the bill, which it keeps when the cashier returns to its lines. */
function Dated() {
  const time = useBasket(soldTime);
  return time && <DatedNotice time={time} sx={{ mx: 1.5, mb: 1 }} />;
}

function ParkedHere() {
  const parked = useBasket((basket) => basket.parked);
  return parked && <ParkedNotice key={parked.id} parked={parked} />;
}
