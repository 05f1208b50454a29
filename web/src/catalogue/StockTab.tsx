import { Button, Paper, Stack, Typography } from '@mui/material';
import { stockProduct } from '@taem/domain/stock/stockLevel.ts';
import { Link } from 'react-router-dom';
import { Pieces } from '../resources/Pieces.tsx';
import { type Row, showPath } from '../resources/RecordScreens.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { FigureTable } from '../ui/FigureTable.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { useStockOfProductQuery } from './gql/hooks.ts';
import { useCatalogueMessages } from './messages.ts';

/** STOCK-03 The stock of a product, by branch. */
export function StockTab({ row }: { row: Row }) {
  const t = useCatalogueMessages();
  const { data, error, refetch } = useStockOfProductQuery({
    variables: { id: row.id },
    fetchPolicy: 'cache-and-network',
  });
  const stock = data?.stockProduct;
  if (error && !stock) return <ErrorView onRetry={() => void refetch()} />;
  if (!data) return <LoadingView count={3} />;
  if (stock?.skipStock) return <Words>{t('stock.notCounted')}</Words>;
  if (!stock || stock.branches.length === 0) return <Words>{t('stock.none')}</Words>;
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Paper variant="outlined" sx={{ overflow: 'hidden', width: 1 }}>
        <FigureTable
          isNamed
          columns={[
            { key: 'branch', label: t('stock.branch') },
            { key: 'pieces', label: t('stock.pieces'), isFigure: true },
          ]}
          rows={[
            ...stock.branches.map(({ branchId, branchName, quantity }) => ({
              key: branchId,
              cells: [branchName, <Pieces key="pieces" quantity={quantity} />],
            })),
            {
              key: 'total',
              cells: [
                <strong key="total">{t('stock.total')}</strong>,
                <strong key="pieces">
                  <Pieces quantity={stock.quantity} />
                </strong>,
              ],
            },
          ]}
        />
      </Paper>
      <Button
        component={Link}
        to={`${showPath(stockProduct, row.id)}?tab=movements`}
        variant="outlined"
        color="inherit"
      >
        {t('stock.movements')}
      </Button>
    </Stack>
  );
}

function Words({ children }: { children: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 3 }}>
      <Typography color="textSecondary">{children}</Typography>
    </Paper>
  );
}
