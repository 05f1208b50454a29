import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { marginPercent } from '@taem/domain/catalogue/margin.ts';
import { addFigures } from '@taem/domain/money/figure.ts';
import { usePermission } from '../../app/permission.ts';
import { Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { NOTHING } from '../../ui/nothing.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleMarginQuery } from '../gql/hooks.ts';
import { useSaleDetailMessages } from './messages.ts';

/** The cost of the goods when they were sold, and the margin, for users who may see them. */
export function SaleMargin({ sale }: { sale: SaleDetailFragment }) {
  const { canRead } = usePermission(PAGE.cost);
  return canRead && sale.status !== 'VOID' ? <Margin id={sale.id} version={sale.version} /> : null;
}

function Margin({ id }: { id: string; version: number }) {
  const t = useSaleDetailMessages();
  const format = useFormat();
  const { data } = useSaleMarginQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const { cost, margin, uncostedQuantity, lineCosts } = data?.transaction ?? {};
  const lines = lineCosts?.filter(({ quantity }) => quantity !== 0) ?? [];
  if (lines.length === 0) return null;
  const baht = (amount: number | null | undefined) => (amount == null ? NOTHING : format.baht(amount));
  const percent = (of: { cost?: number | null | undefined; margin?: number | null | undefined }) => {
    const part = marginPercent(of.cost, of.margin);
    return part === null ? NOTHING : `${format.decimal(part)}%`;
  };
  const net = lines.every(({ netAmount }) => netAmount != null)
    ? addFigures(lines.map(({ netAmount }) => netAmount ?? 0))
    : null;
  const bold = { fontWeight: 600 };
  return (
    <Part title={t('margin.title')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table
          aria-label={t('margin.title')}
          size="small"
          sx={{ '& th, & td': { px: { xs: 0.5, sm: 1 }, py: 1 }, '& :is(th, td):first-of-type': { pl: 0 } }}
        >
          <TableHead>
            <TableRow>
              <TableCell>{t('sale.product')}</TableCell>
              <TableCell align="right">{t('margin.net')}</TableCell>
              <TableCell align="right">{t('margin.cost')}</TableCell>
              <TableCell align="right">{t('margin.kept')}</TableCell>
              <TableCell align="right">%</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {lines.map((line) => (
              <TableRow key={line.position}>
                <TableCell sx={{ overflowWrap: 'anywhere', minWidth: 88 }}>
                  {line.name} {`×\u00a0${format.count(line.quantity)}`}
                </TableCell>
                <TableCell align="right">{baht(line.netAmount)}</TableCell>
                <TableCell align="right">{baht(line.cost)}</TableCell>
                <TableCell align="right" sx={(line.margin ?? 0) < 0 ? { color: 'error.main' } : undefined}>
                  {baht(line.margin)}
                </TableCell>
                <TableCell align="right">{percent(line)}</TableCell>
              </TableRow>
            ))}
            {lines.length > 1 && cost != null && (
              <TableRow>
                <TableCell sx={bold}>{t(uncostedQuantity ? 'margin.totalOfKnown' : 'margin.total')}</TableCell>
                <TableCell align="right" sx={bold}>
                  {baht(net)}
                </TableCell>
                <TableCell align="right" sx={bold}>
                  {baht(cost)}
                </TableCell>
                <TableCell align="right" sx={bold}>
                  {baht(margin)}
                </TableCell>
                <TableCell align="right" sx={bold}>
                  {percent({ cost, margin })}
                </TableCell>
              </TableRow>
            )}
          </TableBody>
        </Table>
      </Box>
      {uncostedQuantity ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('margin.unknown', { count: uncostedQuantity, pieces: format.count(uncostedQuantity) })}
        </Typography>
      ) : null}
    </Part>
  );
}
