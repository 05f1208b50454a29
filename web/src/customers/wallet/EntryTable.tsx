import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import { numericMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { useSigned } from '../../sale/useSigned.ts';
import type { PointEntriesQuery } from '../gql/graphql.ts';
import { EntryWhy } from './EntryWhy.tsx';
import { useMemberWalletMessages } from './messages.ts';
import { SaleNumber } from './SaleNumber.tsx';

export type Entry = PointEntriesQuery['pointEntries']['items'][number];

/** The ledger as a shop keeps one: what it was, how many points, and what was left. */
export function EntryTable({ rows }: { rows: readonly Entry[] }) {
  const t = useMemberWalletMessages();
  return (
    <Table
      aria-label={t('wallet.label')}
      sx={{ '& th, & td': { px: { xs: 1.5, sm: 2 } }, '& th': { whiteSpace: 'nowrap' } }}
    >
      <TableHead sx={{ bgcolor: 'grey.50' }}>
        <TableRow>
          <TableCell>{t('wallet.movement')}</TableCell>
          <TableCell align="right">{t('wallet.points')}</TableCell>
          <TableCell align="right">{t('wallet.balance')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <EntryRow key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function EntryRow({ row }: { row: Entry }) {
  const t = useMemberWalletMessages();
  const format = useFormat();
  const signed = useSigned();
  const language = useLanguage();
  const { kind, points, balance, time, transaction, remark, why } = row;
  return (
    <TableRow sx={{ '& td': { verticalAlign: 'top' }, '&:last-of-type td': { borderBottom: 0 } }}>
      <TableCell>
        <Typography sx={{ fontWeight: 600 }}>{t(`kind.${kind}`)}</Typography>
        <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {numericMoment(time)}
          {transaction && (
            <Box>
              <SaleNumber sale={transaction}>{t('wallet.sale', { number: transaction.transactionNo })}</SaleNumber>
            </Box>
          )}
          {remark && <Box>{kind === 'VOID' ? voidRemarkWords(remark, language) : remark}</Box>}
        </Typography>
        {why.length > 0 && <EntryWhy why={why} />}
      </TableCell>
      <TableCell
        align="right"
        sx={{ fontWeight: 700, whiteSpace: 'nowrap', color: points < 0 ? 'error.main' : 'success.main' }}
      >
        {signed(points)}
      </TableCell>
      <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
        {format.count(balance)}
      </TableCell>
    </TableRow>
  );
}
