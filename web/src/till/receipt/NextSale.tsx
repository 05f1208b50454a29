import { Box } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { late } from '../../app/late.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { beginNextBill, type SaleEntry } from '../basket/enterSale.ts';
import { useBasket } from '../basket/useBasket.ts';
import { BillOnScreen } from '../bill/BillOnScreen.tsx';
import { SalesPageLoading } from '../page/salesPagePolicy.ts';
import { ProductPanel } from '../sale/ProductPanel.tsx';
import type { SoldProduct } from '../sale/toNewLine.ts';
import { useAddProduct } from '../sale/useAddProduct.ts';
import { useSalesPage } from '../sale/useSalesPage.ts';
import { ScanNotices } from '../scan/ScanNotices.tsx';

const ProductDialog = late(async () => (await import('../sale/ProductDialog.tsx')).ProductDialog);

interface NextSaleProps {
  /** The result of the paid sale, in place of the bill. */
  result: ReactNode;
  /** Its receipt. */
  children: ReactNode;
}

/** Opens the next bill at once, for a guest: a product that is scanned, typed or pressed starts it (docs/adr/0129). */
export function NextSale(parts: NextSaleProps) {
  return (
    <BillOnScreen bill="sale">
      <Goods {...parts} />
    </BillOnScreen>
  );
}

function Goods(parts: NextSaleProps) {
  const { loading, failures } = useSalesPage();
  return (
    <SalesPageLoading key={failures} value={loading}>
      <GoodsInSight {...parts} />
    </SalesPageLoading>
  );
}

function GoodsInSight({ result, children }: NextSaleProps) {
  const navigate = useNavigate();
  const [viewed, setViewed] = useState<SoldProduct | null>(null);
  const addProduct = useAddProduct(setViewed);
  const begin = useCallback(
    (product: SoldProduct, qty?: number, price?: Satang) => {
      beginNextBill();
      addProduct(product, qty, price);
      // A product without a price, or with required options, opens its dialog first.
      if (basketStore.get().items.length === 0) return;
      const entry: SaleEntry = { editBasket: true };
      navigate('/payment/addproduct', { state: entry });
    },
    [addProduct, navigate],
  );
  // Naming a customer starts it too; the sales screen restores the member from the device (PAY-13).
  const memberId = useBasket(({ member }) => member?.id ?? null);
  const [before] = useState(memberId);
  useEffect(() => {
    if (memberId !== null && memberId !== before) navigate('/payment/addproduct');
  }, [memberId, before, navigate]);
  return (
    <Box sx={LAYOUT}>
      <Box sx={RESULT}>
        {result}
        {children}
      </Box>
      <ProductPanel type="Product" onAdd={begin} onDetails={setViewed} />
      {viewed && <ProductDialog product={viewed} onAdd={begin} onClose={() => setViewed(null)} />}
      <ScanNotices />
    </Box>
  );
}

// The layout of the sales screen, with the result in place of the bill; in a narrow window above the products, without the
// paper.
const LAYOUT = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 380px' },
  gridTemplateRows: { xs: 'auto calc(100dvh - 164px)', md: 'minmax(0, 1fr)' },
  gap: 1.5,
  mx: { xs: -1, sm: -2 },
  mt: -1.5,
  mb: { md: -1.5 },
  height: { md: 'calc(100dvh - 88px - var(--notice-height))' },
  minHeight: { md: 520 },
} as const;

const RESULT = {
  order: { md: 1 },
  display: 'flex',
  flexDirection: 'column',
  gap: 1.5,
  minHeight: 0,
  overflow: { xs: 'hidden', md: 'auto' },
  // Hidden but rendered where there is no room, because it is printed from here.
  '& [role=document]': { position: { xs: 'absolute', md: 'static' }, visibility: { xs: 'hidden', md: 'visible' } },
} as const;
