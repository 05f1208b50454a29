import { useApolloClient } from '@apollo/client/react';
import { Alert, Box, Button, LinearProgress } from '@mui/material';
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { basketStore } from '../basket/basketStore.ts';
import { useBasket } from '../basket/useBasket.ts';
import { focusBeside } from '../bill/billInSight.ts';
import type { SalesProductFragment } from '../gql/graphql.ts';
import { SHORTCUT } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';
import { useTillMessages } from '../words/messages.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { useSaleMessages } from './messages.ts';
import { NoProducts, ProductGrid, ProductGridLoading } from './ProductGrid.tsx';
import { ProductSearchBar } from './ProductSearchBar.tsx';
import { isOfType, type ProductType } from './productType.ts';
import { enterGrid } from './useGridKeys.ts';
import { useProductByCode } from './useProductByCode.ts';
import { useSalesProducts } from './useSalesProducts.ts';
import { useScanToBasket } from './useScanToBasket.ts';

interface ProductPanelProps {
  type: ProductType;
  onAdd: (product: SalesProductFragment, qty?: number) => void;
  onDetails: (product: SalesProductFragment) => void;
}

/** PAY-08, PAY-18: search, categories and the grid. It reads no line of the basket, so selling never redraws it. */
export const ProductPanel = memo(function ProductPanel({ type, onAdd, onDetails }: ProductPanelProps) {
  const [keyword, setKeyword] = useState('');
  const categoryId = useBasket(({ categories }) => categories[0] ?? null);
  const list = useSalesProducts({ keyword, categoryId, isPopular: type === 'Popular' });
  // A category or the popular products start a new search, with a new search bar.
  const [search, setSearch] = useState(0);
  const beginAfresh = useCallback(() => {
    setKeyword('');
    setSearch((count) => count + 1);
  }, []);
  const chooseCategory = useCallback(
    (chosen: string | null) => {
      beginAfresh();
      leavePopular();
      showCategory(chosen);
    },
    [beginAfresh],
  );
  // Words are searched in the whole shop, and without words the whole shop is listed.
  const searchFor = useCallback((words: string) => {
    if (words !== '') {
      leavePopular();
      showCategory(null);
    }
    setKeyword(words);
  }, []);
  useEffect(() => {
    if (type !== 'Popular') return;
    if (keyword !== '') beginAfresh();
    if (categoryId !== null) showCategory(null);
  }, [type, keyword, categoryId, beginAfresh]);
  const clear = useCallback(() => {
    setKeyword('');
    showCategory(null);
  }, []);
  const visible = useMemo(() => list.products?.filter((product) => isOfType(product, type)), [list.products, type]);
  // Typing has priority; drawing a few hundred new cards waits for it.
  const drawn = useDeferredValue(visible);
  const loadMore = useRef(list.loadMore);
  loadMore.current = list.loadMore;
  const onMore = useCallback(() => void loadMore.current(), []);

  const input = useRef<HTMLInputElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  // Arrow Down may be pressed before the result is there: the focus then moves when it is drawn.
  const [entering, setEntering] = useState(false);
  const toGrid = useCallback(
    (typed: string) => {
      searchFor(typed);
      setEntering(true);
    },
    [searchFor],
  );
  useEffect(() => {
    if (!entering || list.loading || drawn !== visible) return;
    setEntering(false);
    enterGrid(grid.current);
  }, [entering, list.loading, drawn, visible]);
  const toSearch = useCallback(() => {
    focusBeside(false, () => input.current);
    input.current?.select();
  }, []);
  useShortcut(SHORTCUT.search, toSearch);
  const client = useApolloClient();
  // The rest of the screen failed too, so it is loaded again as well.
  const retry = () => void client.refetchQueries({ include: 'active' });
  const byCode = useProductByCode(list.products);
  useScanToBasket({ products: byCode, searchInput: input, onAdd });
  return (
    <Box component="section" sx={{ display: 'flex', flexDirection: 'column', gap: 1, minWidth: 0, minHeight: 0 }}>
      <ProductSearchBar
        key={search}
        autoFocus={search === 0}
        input={input}
        products={byCode}
        onAdd={onAdd}
        onSearch={searchFor}
        onClear={clear}
        onDown={toGrid}
      />
      <CategoryChips chosen={categoryId} onChoose={chooseCategory} />
      <Box sx={{ height: 2, flexShrink: 0 }}>{list.loading && drawn && <LinearProgress sx={{ height: 2 }} />}</Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: 'auto', scrollbarGutter: 'stable', p: '2px' }}>
        {list.error && (drawn ? <OnlyLoaded onRetry={retry} /> : <ErrorView onRetry={retry} />)}
        {!drawn && !list.error && <ProductGridLoading />}
        {drawn && (drawn.length > 0 || list.hasMore) && (
          <ProductGrid
            grid={grid}
            onLeave={toSearch}
            products={drawn}
            hasMore={list.hasMore}
            onMore={onMore}
            onAdd={onAdd}
            onDetails={onDetails}
          />
        )}
        {drawn?.length === 0 && !list.hasMore && !list.loading && (
          <NoProducts narrowed={keyword !== '' || categoryId !== null || type !== 'Product'} />
        )}
      </Box>
    </Box>
  );
});

/** Reports that the products match the search but are perhaps incomplete. */
function OnlyLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useSaleMessages();
  const words = useTillMessages();
  return (
    <Alert
      severity="info"
      sx={{ mb: 1, py: 0, alignItems: 'center' }}
      action={
        <Button color="inherit" onClick={onRetry} sx={{ px: 1.5 }}>
          {words('retry')}
        </Button>
      }
    >
      {t('sale.onlyLoaded')}
    </Alert>
  );
}

/** Leaves the popular products, because a search covers all products. */
function leavePopular(): void {
  if (basketStore.get().productType === 'Popular') {
    basketStore.dispatch({ type: 'setProductType', productType: 'Product' });
  }
}

function showCategory(id: string | null): void {
  basketStore.dispatch({ type: 'setCategories', categories: id === null ? [] : [id] });
}
