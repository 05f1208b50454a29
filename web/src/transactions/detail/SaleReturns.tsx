import { Box, Link as MuiLink, Typography } from '@mui/material';
import { addFigures } from '@taem/domain/money/figure.ts';
import { Link } from 'react-router-dom';
import { Part } from '../../sale/Part.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import type { SaleDetailFragment } from '../gql/graphql.ts';
import { useSaleDetailMessages } from './messages.ts';

/** The returns of a sale with their goods and times; each return has a separate page. */
export function SaleReturns({ sale: { returns } }: { sale: SaleDetailFragment }) {
  const t = useSaleDetailMessages();
  const format = useFormat();
  if (returns.length === 0) return null;
  return (
    <Part title={t('sale.returns')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {returns.map(({ id, transactionNo, createLocalTime, totalQuantity, amountDue, cashRounding }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}
          >
            <Box>
              <MuiLink component={Link} to={`/transactions/${id}`}>
                {transactionNo}
              </MuiLink>
              <Typography variant="body2" color="textSecondary">
                {[
                  format.wallClock(createLocalTime),
                  t('sale.returnedPieces', { qty: format.count(0 - totalQuantity), count: 0 - totalQuantity }),
                ].join(' · ')}
              </Typography>
            </Box>
            <strong>{format.baht(addFigures([amountDue, cashRounding]))}</strong>
          </Box>
        ))}
      </Box>
    </Part>
  );
}
