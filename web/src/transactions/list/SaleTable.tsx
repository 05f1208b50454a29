import { Box, Link, Table, TableBody, TableCell, TableHead, TableRow, TableSortLabel, Typography } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { SaleBadges } from '../../sale/SaleBadges.tsx';
import { useFormat } from '../../sale/useFormat.ts';
import { useSaleWords } from '../../sale/useSaleWords.ts';
import { useSalesMessages } from '../messages.ts';
import { HISTORY } from './historyAddress.ts';
import type { HistoryList, HistoryRow } from './useHistoryList.ts';
import { useSaleLink } from './useSaleLink.ts';

const COLUMNS = [
  'createLocalTime',
  'transactionNo',
  'customer',
  'tenders',
  'seller',
  'amountDue',
  'earnPoints',
] as const;
const NUMBERS: ReadonlySet<string> = new Set(['amountDue', 'earnPoints']);
const SORTED: ReadonlySet<string> = new Set(Object.keys(HISTORY.sorts));

/** Sales in rows; a press anywhere on a row opens it, as the link of its number does. */
export function SaleTable({ list, rows }: { list: HistoryList; rows: readonly HistoryRow[] }) {
  const t = useSalesMessages();
  return (
    <Table aria-label={t('list.label')}>
      <TableHead sx={{ bgcolor: 'grey.50', '& th': { whiteSpace: 'nowrap', py: 0.75 } }}>
        <TableRow>
          {COLUMNS.map((name) => (
            <Heading key={name} name={name} list={list} />
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row) => (
          <SaleRow key={row.id} row={row} />
        ))}
      </TableBody>
    </Table>
  );
}

function Heading({ name, list: { state, change } }: { name: (typeof COLUMNS)[number]; list: HistoryList }) {
  const t = useSalesMessages();
  const sort = state.sort ?? { field: 'createLocalTime', direction: 'desc' };
  const isSorted = sort.field === name;
  const align = NUMBERS.has(name) ? 'right' : 'left';
  const label = t(`column.${name}`);
  if (!SORTED.has(name)) return <TableCell align={align}>{label}</TableCell>;
  return (
    <TableCell align={align} sortDirection={isSorted ? sort.direction : false}>
      <TableSortLabel
        active={isSorted}
        direction={isSorted ? sort.direction : 'desc'}
        sx={{ minHeight: 44 }}
        onClick={() =>
          change({ sort: { field: name, direction: isSorted && sort.direction === 'desc' ? 'asc' : 'desc' } })
        }
      >
        {label}
      </TableSortLabel>
    </TableCell>
  );
}

function SaleRow({ row }: { row: HistoryRow }) {
  const format = useFormat();
  const words = useSaleWords();
  const navigate = useNavigate();
  const link = useSaleLink(row.id);
  const isVoid = row.status === 'VOID';
  return (
    <TableRow
      hover
      onClick={() => navigate(link.to, { state: link.state })}
      sx={{ cursor: 'pointer', '& td': { py: 1.25 }, '&:last-of-type td': { borderBottom: 0 } }}
    >
      <TableCell sx={{ whiteSpace: 'nowrap' }}>{format.wallClock(row.createLocalTime)}</TableCell>
      <TableCell>
        <Link
          component={RouterLink}
          {...link}
          onClick={(event) => event.stopPropagation()}
          sx={{ fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {row.transactionNo}
        </Link>
        <SaleBadges sale={row} />
      </TableCell>
      <TableCell>{words.customer(row)}</TableCell>
      <TableCell>{words.tenders(row)}</TableCell>
      <TableCell>
        <Box>{row.branchName ?? '-'}</Box>
        <Typography variant="body2" color="textSecondary">
          {words.cashier(row)}
        </Typography>
      </TableCell>
      <TableCell align="right" sx={{ fontWeight: 600, textDecoration: isVoid ? 'line-through' : 'none' }}>
        {format.baht(row.amountDue)}
      </TableCell>
      <TableCell align="right" sx={{ textDecoration: isVoid ? 'line-through' : 'none', whiteSpace: 'nowrap' }}>
        {row.memberId ? words.points(row) : '-'}
      </TableCell>
    </TableRow>
  );
}
