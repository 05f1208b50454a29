import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { voidRemarkWords } from '@taem/domain/transactions/voidReason.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import type { PointEntriesQuery } from '../gql/graphql.ts';
import { useFormat } from '../useFormat.ts';
import { useSigned } from '../useSigned.ts';
import { EntryWhy } from './EntryWhy.tsx';
import { useEntryMessages } from './messages.ts';
import { SaleNumber } from './SaleNumber.tsx';

export type Entry = PointEntriesQuery['pointEntries']['items'][number];

interface Props {
  readonly rows: readonly Entry[];
  /** Whether sale numbers are links; not while a bill is open, which the link would leave. */
  readonly hasLinks?: boolean;
}

/** The ledger as a shop keeps one: the reason, the points, and the remaining balance. */
export function EntryTable({ rows, hasLinks = true }: Props) {
  const t = useEntryMessages();
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
          <EntryRow key={row.id} row={row} hasLinks={hasLinks} />
        ))}
      </TableBody>
    </Table>
  );
}

function EntryRow({ row, hasLinks }: { row: Entry; hasLinks: boolean }) {
  const t = useEntryMessages();
  const format = useFormat();
  const signed = useSigned();
  const language = useLanguage();
  const { kind, points, balance, time, transaction, remark, why } = row;
  const number = transaction && t('wallet.sale', { number: transaction.transactionNo });
  return (
    <TableRow sx={{ '& td': { verticalAlign: 'top' }, '&:last-of-type td': { borderBottom: 0 } }}>
      <TableCell>
        <Typography sx={{ fontWeight: 600 }}>{t(`kind.${kind}`)}</Typography>
        <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {formatMoment(time, language)}
          {transaction && number && (
            <Box>{hasLinks ? <SaleNumber sale={transaction}>{number}</SaleNumber> : number}</Box>
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
