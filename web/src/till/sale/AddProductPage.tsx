import { Box } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { fetchAhead, late } from '../../app/late.tsx';
import { useSession } from '../../app/session.ts';
import { textSize } from '../../ui/tokens.ts';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { BasketPanel } from '../bill/BasketPanel.tsx';
import { BillOnScreen } from '../bill/BillOnScreen.tsx';
import { useCounter } from '../counter/useCounter.ts';
import type { WalkInDialogProps } from '../customer/WalkInDialog.tsx';
import { TillButton } from '../device/TillButton.tsx';
import { DisplayButton } from '../display/DisplayButton.tsx';
import { ShortcutHelp } from '../keys/ShortcutHelp.tsx';
import { SalesPageLoading } from '../page/salesPagePolicy.ts';
import { ParkedBillsButton } from '../parked/ParkedBillsButton.tsx';
import { ScanNotices } from '../scan/ScanNotices.tsx';
import { SelectBranchFirst } from '../words/SelectBranchFirst.tsx';
import { ProductPanel } from './ProductPanel.tsx';
import { ProductTypes } from './ProductTypes.tsx';
import { type ProductType, productTypeOf } from './productType.ts';
import type { Chosen, SoldProduct } from './toNewLine.ts';
import { useAddProduct } from './useAddProduct.ts';
import { useSaleEntry } from './useSaleEntry.ts';
import { useSalesPage } from './useSalesPage.ts';

/** Pages that the next keys lead to, in order; they are loaded ahead. */
const NEXT_PAGES = [
  () => import('../payment/ChannelsPage.tsx'),
  () => import('../receipt/SuccessPage.tsx'),
  () => import('../customer/SearchMemberPage.tsx'),
];

const ProductDialog = late(async () => (await import('./ProductDialog.tsx')).ProductDialog);
const WalkInDialog = late(async () => (await import('../customer/WalkInDialog.tsx')).WalkInDialog);

// The page fills the window below the top bar and scrolls inside, so that the total never leaves the screen. In a narrow
// window the bill is a bar at the foot.
const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '84px minmax(0, 1fr) 380px' },
  gridTemplateRows: { xs: 'auto minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  gap: { xs: 1, md: 1.5 },
  mx: { xs: -1, sm: -2 },
  mt: -1.5,
  mb: { xs: 6.5, md: -1.5 },
  height: {
    xs: 'max(420px, calc(100dvh - 164px - var(--notice-height)))',
    md: 'calc(100dvh - 88px - var(--notice-height))',
  },
  minHeight: { md: 520 },
} as const;

const HELP = {
  flexDirection: { md: 'column' },
  px: 0.5,
  minWidth: 0,
  fontSize: textSize.small,
  gap: 0.25,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& .MuiButton-startIcon': { m: 0 },
} as const;

/** The sales screen. */
export function AddProductPage() {
  const { branchId } = useSession();
  if (!branchId) return <SelectBranchFirst />;
  return (
    <BillOnScreen bill="sale">
      <Sale branchId={branchId} />
    </BillOnScreen>
  );
}

function Sale({ branchId }: { branchId: string }) {
  const entry = useSaleEntry();
  const { loading, failures } = useSalesPage();
  useEffect(() => {
    if (!loading) void fetchAhead(NEXT_PAGES);
  }, [loading]);
  return (
    <SalesPageLoading key={failures} value={loading}>
      <SaleInSight branchId={branchId} {...entry} />
    </SalesPageLoading>
  );
}

function SaleInSight(sale: { branchId: string } & ReturnType<typeof useSaleEntry>) {
  const { branchId, guest, askWalkIn, editGuest, finishWalkIn } = sale;
  const type = useBasket(({ productType }) => productTypeOf(productType));
  const [viewed, setViewed] = useState<SoldProduct | null>(null);
  const addProduct = useAddProduct(setViewed);
  const addViewed = (product: SoldProduct, qty: number, price: Satang, chosen: Chosen) => {
    addProduct(product, qty, price, chosen);
    setViewed(null);
  };
  return (
    <Box sx={layout}>
      <Box sx={{ display: 'flex', flexDirection: { md: 'column' }, justifyContent: 'space-between', gap: 1 }}>
        <ProductTypes chosen={type} onChoose={showType} />
        <Box sx={{ display: 'flex', flexDirection: { md: 'column' }, gap: 1, flexShrink: 0 }}>
          <TillButton branchId={branchId} sx={HELP} />
          <ParkedBillsButton branchId={branchId} sx={HELP} />
          <DisplayButton sx={HELP} />
          <ShortcutHelp isShort sx={HELP} />
        </Box>
      </Box>
      <ProductPanel type={type} onAdd={addProduct} onDetails={setViewed} />
      <BasketPanel onEditGuest={editGuest} />
      {viewed && <ProductDialog product={viewed} onAdd={addViewed} onClose={() => setViewed(null)} />}
      <WalkIn reason={askWalkIn} guest={guest} onFinish={finishWalkIn} />
      <ScanNotices />
    </Box>
  );
}

/** The walk-in dialog. Opens by itself only if the shop's sales begin with the customer, not with the goods (docs/adr/0129). */
function WalkIn({ reason, ...dialog }: { reason: 'entry' | 'demand' | null } & WalkInDialogProps) {
  const counter = useCounter();
  const isDue = reason === 'demand' || (reason === 'entry' && counter?.saleStart === 'CUSTOMER');
  return isDue && <WalkInDialog {...dialog} />;
}

function showType(productType: ProductType): void {
  basketStore.dispatch({ type: 'setProductType', productType });
}
