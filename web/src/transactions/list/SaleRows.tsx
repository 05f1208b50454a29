import { Box, ButtonBase, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { SaleBadges } from '../../sale/SaleBadges.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import { useSalesMessages } from '../messages.ts';
import type { HistoryRow } from './useHistoryList.ts';
import { useSaleLink } from './useSaleLink.ts';

/** Sales one below the other, each a block to press: for a phone. */
export function SaleRows({ rows }: { rows: readonly HistoryRow[] }) {
  const t = useSalesMessages();
  return (
    <Box component="ul" aria-label={t('list.label')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {rows.map((row) => (
        <SaleRow key={row.id} row={row} />
      ))}
    </Box>
  );
}

function SaleRow({ row }: { row: HistoryRow }) {
  const t = useSalesMessages();
  const format = useFormat();
  const words = useSaleWords();
  const isVoid = row.status === 'VOID';
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        component={Link}
        {...useSaleLink(row.id)}
        sx={{ width: 1, px: 2, py: 1.5, gap: 2, textAlign: 'left', alignItems: 'flex-start' }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography sx={{ fontWeight: 600 }}>{words.customer(row)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {format.wallClock(row.createLocalTime)} · {row.branchName ?? '-'}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {row.transactionNo}
          </Typography>
          <SaleBadges sale={row} />
        </Box>
        <Box sx={{ textAlign: 'right', textDecoration: isVoid ? 'line-through' : 'none' }}>
          <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>{format.baht(row.amountDue)}</Typography>
          <Typography variant="body2" color="textSecondary">
            {words.tenders(row)}
          </Typography>
          {row.memberId && (
            <Typography variant="body2" color="textSecondary">
              {t('list.points', { points: words.points(row) })}
            </Typography>
          )}
        </Box>
      </ButtonBase>
    </Box>
  );
}
