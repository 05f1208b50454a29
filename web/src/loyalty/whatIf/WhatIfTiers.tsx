import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useFormat } from '../../sale/useFormat.ts';
import type { WhatIfFiguresFragment } from '../gql/graphql.ts';
import { useLoyaltyMessages } from '../messages.ts';
import { Part } from './Part.tsx';

interface Props {
  readonly tiers: WhatIfFiguresFragment['tiers'];
  readonly oneIn: number;
}

/** Who would have had it: each tier as it was at the sale, members without one, and guests. */
export function WhatIfTiers({ tiers, oneIn }: Props) {
  const t = useLoyaltyMessages();
  const format = useFormat();
  return (
    <Part title={t('whatIf.byTier')}>
      <Box sx={{ overflowX: 'auto' }}>
        <Table size="small" sx={{ '& td, & th': { px: { xs: 0.5, sm: 1 } }, '& td': { whiteSpace: 'nowrap' } }}>
          <TableHead>
            <TableRow>
              <TableCell>{t('whatIf.tier')}</TableCell>
              <TableCell align="right">{t('whatIf.bills')}</TableCell>
              <TableCell align="right">{t('whatIf.discount')}</TableCell>
              <TableCell align="right">{t('whatIf.points')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {tiers.map(({ customerType, tierId, tierName, sales, touched, discount, points }) => (
              <TableRow key={`${customerType} ${tierId}`}>
                <TableCell component="th" scope="row">
                  {customerType === 'GUEST' ? t('whatIf.guests') : (tierName ?? t('whatIf.noTier'))}
                </TableCell>
                <TableCell align="right">
                  {t('whatIf.touchedOf', {
                    touched: format.count(touched * oneIn),
                    sales: format.count(sales * oneIn),
                  })}
                </TableCell>
                <TableCell align="right">{format.baht(Math.round(discount * oneIn * 100) / 100)}</TableCell>
                <TableCell align="right">{format.count(points * oneIn)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Part>
  );
}
