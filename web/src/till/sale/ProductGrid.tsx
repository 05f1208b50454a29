import SearchOff from '@mui/icons-material/SearchOff';
import { Box, Skeleton, Typography } from '@mui/material';
import {
  type CSSProperties,
  type MouseEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { type CardSize, useDeviceSetting } from '../../app/deviceSetting.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { iconSize, radius } from '../../ui/tokens.ts';
import { useMeasured } from '../../ui/useMeasured.ts';
import type { SalesProductFragment } from '../gql/graphql.ts';
import { columnsIn } from './gridKeys.ts';
import { useSaleMessages } from './messages.ts';
import { type CardWords, ProductCard } from './ProductCard.tsx';
import styles from './ProductGrid.module.css';
import { useGridKeys } from './useGridKeys.ts';

interface ProductGridProps {
  grid: RefObject<HTMLDivElement | null>;
  products: readonly SalesProductFragment[];
  hasMore: boolean;
  onMore: () => void;
  onAdd: (product: SalesProductFragment) => void;
  onDetails: (product: SalesProductFragment) => void;
  /** Returns to the search bar. */
  onLeave: () => void;
}

/** Small enough that little more is drawn than is visible, and large enough that a thousand cards are a few dozen blocks. */
const ROWS_IN_BLOCK = 3;

/** Minimum width and height of a card, in pixels. */
const CARD: Record<CardSize, { width: number; height: number }> = {
  SMALL: { width: 110, height: 182 },
  MEDIUM: { width: 145, height: 212 },
  LARGE: { width: 190, height: 250 },
};

/** The cards of the product panel; independent of the basket, so they are never redrawn for it. */
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
  const format = useFormat();
  const card = CARD[useDeviceSetting().cards];
  // null until the grid is on the page.
  const columnsOf = useCallback((drawn: HTMLElement) => columnsIn(drawn.clientWidth, card.width), [card]);
  const columns = useMeasured<number | null>(grid, columnsOf, null);
  const blocks = useMemo(
    () => (columns === null ? [] : blocksOf(products, columns * ROWS_IN_BLOCK)),
    [products, columns],
  );
  const keys = useGridKeys({ grid, columns: columns ?? 1, cards: products, onLeave });
  // Enter causes a click without a pointer: the hands are on the keyboard and continue typing in the search bar.
  const afterKey = (event: MouseEvent) => {
    if (event.detail === 0) onLeave();
  };
  return (
    <>
      <Box
        ref={grid}
        style={{ '--columns': columns, '--rows': ROWS_IN_BLOCK, '--card': `${card.height}px` } as CSSProperties}
        role="group"
        aria-label={t('sale.products')}
        onClick={afterKey}
        {...keys}
      >
        {blocks.map((block, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block is its place.
          <Block key={at} products={block} t={t} format={format} onAdd={onAdd} onDetails={onDetails} />
        ))}
      </Box>
      {hasMore && <MoreWhenSeen key={products.length} onMore={onMore} />}
    </>
  );
});

type BlockProps = Pick<ProductGridProps, 'products' | 'onAdd' | 'onDetails'> & CardWords;

/** Some rows of cards, which the browser styles, lays out and paints only when they are nearly visible. */
function Block({ products, ...card }: BlockProps) {
  return (
    <div className={`${styles.block} ${styles.apart}`}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} {...card} />
      ))}
    </div>
  );
}

function blocksOf<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) => items.slice(at * size, (at + 1) * size));
}

function MoreWhenSeen({ onMore }: { onMore: () => void }) {
  const t = useSaleMessages();
  const mark = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) onMore();
      },
      // Relative to the scrolling panel: a margin of the window would not extend into it.
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
    <div className={styles.block} aria-hidden>
      {Array.from({ length: 12 }, (_, index) => index).map((index) => (
        <Skeleton key={index} variant="rounded" height={184} sx={{ borderRadius: radius.card }} />
      ))}
    </div>
  );
}

/** PAY-16: the text if nothing was found or, without a search, if there are no products yet. */
export function NoProducts({ narrowed }: { narrowed: boolean }) {
  const t = useSaleMessages();
  return (
    <div role="status">
      <EmptyState
        icon={<SearchOff sx={{ fontSize: iconSize.display, color: 'text.disabled' }} />}
        title={t('sale.noProducts')}
      >
        {t(narrowed ? 'sale.noProductsHint' : 'sale.noProductsYet')}
      </EmptyState>
    </div>
  );
}
