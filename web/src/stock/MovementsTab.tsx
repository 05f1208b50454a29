import { Box, LinearProgress, Link, Paper, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { TABLE_PAGE_SIZE } from '@taem/domain/limits.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { stockCount } from '@taem/domain/stock/stockCount.ts';
import { stockImport } from '@taem/domain/stock/stockImport.ts';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { formatMoment } from '../app/formatMoment.ts';
import { useLanguage } from '../app/i18n.ts';
import { usePermission } from '../app/permission.ts';
import { type Row, showPath } from '../resources/RecordScreens.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { LoadingView } from '../ui/LoadingView.tsx';
import { NOTHING } from '../ui/nothing.ts';
import { Pager } from '../ui/Pager.tsx';
import { textSize } from '../ui/tokens.ts';
import type { StockMovementsQuery } from './gql/graphql.ts';
import { useStockMovementsQuery } from './gql/hooks.ts';
import { useStockMessages } from './messages.ts';

type Movement = StockMovementsQuery['stockMovements']['items'][number];

/** On a phone it is below the subject of the row. */
const WIDE = { display: { xs: 'none', sm: 'table-cell' } } as const;

/** STOCK-03 The stock movements of a product, latest first, with the stock after each. */
export function MovementsTab({ row }: { row: Row }) {
  const t = useStockMessages();
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const { data, previousData, error, loading, refetch } = useStockMovementsQuery({
    variables: { filter: { productId: row.id }, page, perPage: TABLE_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const current = (data ?? previousData)?.stockMovements;
  if (error && !current) return <ErrorView onRetry={() => void refetch()} />;
  if (!current) return <LoadingView count={5} />;
  if (current.total === 0)
    return (
      <Paper variant="outlined">
        <EmptyState title={t('movements.none')}>{t('movements.noneHint')}</EmptyState>
      </Paper>
    );
  return (
    <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
      <Box sx={{ height: 4 }}>{loading && <LinearProgress />}</Box>
      <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('movements')}>
        <Table aria-label={t('movements')}>
          <TableHead>
            <TableRow>
              <TableCell sx={WIDE}>{t('movements.time')}</TableCell>
              <TableCell>{t('movements.what')}</TableCell>
              <TableCell sx={WIDE}>{t('movements.branch')}</TableCell>
              <TableCell align="right">{t('movements.pieces')}</TableCell>
              <TableCell align="right">{t('movements.after')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {current.items.map((movement) => (
              <TableRow key={movement.id}>
                <TableCell sx={{ ...WIDE, whiteSpace: 'nowrap' }}>{formatMoment(movement.time, language)}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>
                  {t(`movements.${movement.kind}`)} <Document movement={movement} />
                  <Box sx={{ display: { sm: 'none' }, color: 'text.secondary', fontSize: textSize.small }}>
                    {formatMoment(movement.time, language)} · {movement.branch?.name ?? NOTHING}
                  </Box>
                </TableCell>
                <TableCell sx={WIDE}>{movement.branch?.name ?? NOTHING}</TableCell>
                <TableCell align="right" sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
                  {signed(movement.quantity)}
                </TableCell>
                <TableCell
                  align="right"
                  sx={{
                    fontVariantNumeric: 'tabular-nums',
                    color: movement.quantityAfter < 0 ? 'error.main' : undefined,
                  }}
                >
                  {formatCount(movement.quantityAfter)}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {current.total > TABLE_PAGE_SIZE && (
        <Pager page={page} perPage={TABLE_PAGE_SIZE} total={current.total} onPage={setPage} />
      )}
    </Paper>
  );
}

const signed = (pieces: number) => `${pieces > 0 ? '+' : ''}${formatCount(pieces)}`;

/** The sale, the goods received or the stock count of a movement, for users who may view it. */
function Document({ movement }: { movement: Movement }) {
  const { transactionId, transactionNo, stockImportId, stockImportCode, stockCountId, stockCountName } = movement;
  const { canRead: canReadSales } = usePermission(PAGE.paymentHistory);
  if (stockImportId) return <To to={showPath(stockImport, stockImportId)}>{stockImportCode}</To>;
  if (stockCountId) return <To to={showPath(stockCount, stockCountId)}>{stockCountName}</To>;
  if (!transactionId) return null;
  return canReadSales ? <To to={`/transactions/${transactionId}`}>{transactionNo}</To> : transactionNo;
}

const To = ({ to, children }: { to: string; children: string | null | undefined }) => (
  <Link component={RouterLink} to={to} sx={{ fontWeight: 600 }}>
    {children ?? NOTHING}
  </Link>
);
