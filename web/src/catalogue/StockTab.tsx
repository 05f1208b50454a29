import { Button, Paper, Stack, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { stockProduct } from '@taem/domain/stock/stockLevel.ts';
import { Link } from 'react-router-dom';
import { Pieces } from '../resources/Pieces.tsx';
import { type Row, showPath } from '../resources/RecordScreens.ts';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { useStockOfProductQuery } from './gql/hooks.ts';
import { useCatalogueMessages } from './messages.ts';

/** STOCK-03 How much there is of a product, by branch. */
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
  const rows = [...stock.branches, { branchId: '', branchName: t('stock.total'), quantity: stock.quantity }];
  return (
    <Stack sx={{ gap: 2, alignItems: 'flex-start' }}>
      <Paper variant="outlined" sx={{ overflow: 'hidden', width: 1 }}>
        <Table>
          <TableHead>
            <TableRow>
              <TableCell>{t('stock.branch')}</TableCell>
              <TableCell align="right">{t('stock.pieces')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ branchId, branchName, quantity }) => (
              <TableRow key={branchId}>
                <TableCell component="th" scope="row" sx={{ fontWeight: branchId ? 400 : 700 }}>
                  {branchName}
                </TableCell>
                <TableCell align="right" sx={{ fontWeight: branchId ? 400 : 700 }}>
                  <Pieces quantity={quantity} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
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
