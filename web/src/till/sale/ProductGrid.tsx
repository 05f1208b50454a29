import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Skeleton, Typography } from '@mui/material';
import { type MouseEvent, memo, type RefObject, useEffect, useRef } from 'react';
import type { SalesProductFragment } from '../gql/graphql.ts';
import { useSaleMessages } from './messages.ts';
import { ProductCard } from './ProductCard.tsx';
import { useGridKeys } from './useGridKeys.ts';

interface ProductGridProps {
  grid: RefObject<HTMLDivElement | null>;
  products: readonly SalesProductFragment[];
  hasMore: boolean;
  onMore: () => void;
  onAdd: (product: SalesProductFragment) => void;
  onDetails: (product: SalesProductFragment) => void;
  /** Back to the search bar. */
  onLeave: () => void;
}

const layout = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(118px, 1fr))',
  gridAutoRows: 'min-content',
  gap: '10px',
  p: '2px',
} as const;

/** The cards of the product panel; the basket is none of its business, so it never repaints for it. */
export const ProductGrid = memo(function ProductGrid({
  grid,
  products,
  hasMore,
  onMore,
  onAdd,
  onDetails,
  onLeave,
}: ProductGridProps) {
  const t = useSaleMessages();
  const keys = useGridKeys({ grid, cards: products, onLeave });
  // A press of Enter gives a click without a pointer: the hands are on the keyboard and go on typing.
  const afterKey = (event: MouseEvent) => {
    if (event.detail === 0) onLeave();
  };
  return (
    <>
      <Box ref={grid} sx={layout} role="group" aria-label={t('sale.products')} onClick={afterKey} {...keys}>
        {products.map((product) => (
          <ProductCard key={product.id} product={product} onAdd={onAdd} onDetails={onDetails} />
        ))}
      </Box>
      {hasMore && <MoreWhenSeen key={products.length} onMore={onMore} />}
    </>
  );
});

function MoreWhenSeen({ onMore }: { onMore: () => void }) {
  const t = useSaleMessages();
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      // Within the panel that scrolls: the margin of the window would not reach into it.
      { root: mark.current.parentElement, rootMargin: '600px' },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [onMore]);
  return (
    <Typography ref={mark} sx={{ textAlign: 'center', color: 'text.secondary', py: 2 }}>
      {t('sale.loadingMore')}
    </Typography>
  );
}

export function ProductGridLoading() {
  return (
    <Box sx={layout} aria-hidden>
      {Array.from({ length: 12 }, (_, index) => index).map((index) => (
        <Skeleton key={index} variant="rounded" height={184} sx={{ borderRadius: '12px' }} />
      ))}
    </Box>
  );
}

/** PAY-16: nothing was found, or, where nothing was asked for, there is nothing yet. */
export function NoProducts({ narrowed }: { narrowed: boolean }) {
  const t = useSaleMessages();
  return (
    <Box role="status" sx={{ textAlign: 'center', py: 10, color: 'text.secondary' }}>
      <SearchOff sx={{ fontSize: 56, color: 'text.disabled' }} />
      <Typography variant="h3" component="p">
        {t('sale.noProducts')}
      </Typography>
      <Typography>{t(narrowed ? 'sale.noProductsHint' : 'sale.noProductsYet')}</Typography>
    </Box>
  );
}
