import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material';
import { MEMBER_COLUMNS, POTENTIAL_COLUMNS } from '@taem/domain/customers/find/memberColumns.ts';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { StatusChip, type StatusTone } from '../../ui/StatusChip.tsx';
import type { SecurityEventsQuery } from '../gql/graphql.ts';
import { useSecurityMessages } from './messages.ts';

type Event = SecurityEventsQuery['securityEvents']['items'][number];

/** Events of a typed account name: that a name does not exist is worth showing. */
const ABOUT_A_NAME: ReadonlySet<string> = new Set(['SIGN_IN_FAILED', 'SIGN_IN_LOCKED', 'OTP_REQUESTED', 'OTP_FAILED']);

/** A table where there is room for its columns; on a phone each event is a block. */
export function SecurityTable({ events }: { events: readonly Event[] }) {
  const t = useSecurityMessages();
  const isWide = useMediaQuery('(min-width: 700px)', { noSsr: true, defaultMatches: true });
  if (!isWide) {
    return (
      <Box component="ul" aria-label={t('security.list')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {events.map((event) => (
          <EventBlock key={event.id} event={event} />
        ))}
      </Box>
    );
  }
  return (
    <TableContainer>
      <Table aria-label={t('security.list')} sx={{ minWidth: 860, '& td, & th': { px: 2, py: 1.25 } }}>
        <TableHead>
          <TableRow sx={{ '& th': { color: 'text.secondary', bgcolor: 'grey.50', whiteSpace: 'nowrap' } }}>
            <TableCell>{t('security.time')}</TableCell>
            <TableCell>{t('security.kind')}</TableCell>
            <TableCell>{t('security.account')}</TableCell>
            <TableCell>{t('security.by')}</TableCell>
            <TableCell>{t('security.branch')}</TableCell>
            <TableCell>{t('security.address')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {events.map((event) => (
            <EventRow key={event.id} event={event} />
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

function EventRow({ event }: { event: Event }) {
  const t = useSecurityMessages();
  const language = useLanguage();
  const { time, kind, account, subject, byUsername, branch, address } = event;
  return (
    <TableRow>
      <TableCell sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>{formatMoment(time, language)}</TableCell>
      <TableCell>
        <StatusChip tone={toneOf(kind)}>{t(`kind.${kind}`)}</StatusChip>
        {subject && (
          <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
            {subject}
          </Box>
        )}
        <ExportedList event={event} />
      </TableCell>
      <TableCell sx={{ fontWeight: account ? 600 : 400, color: account ? 'text.primary' : 'text.secondary' }}>
        {account ?? (ABOUT_A_NAME.has(kind) ? t('security.unknown') : '-')}
      </TableCell>
      <TableCell sx={{ color: byUsername ? 'text.primary' : 'text.secondary' }}>
        {byUsername ?? t('security.nobody')}
      </TableCell>
      <TableCell>{branch?.name ?? '-'}</TableCell>
      <TableCell sx={{ fontVariantNumeric: 'tabular-nums' }}>{address ?? '-'}</TableCell>
    </TableRow>
  );
}

function EventBlock({ event }: { event: Event }) {
  const t = useSecurityMessages();
  const language = useLanguage();
  const { time, kind, account, subject, byUsername, branch, address } = event;
  const facts = [
    [t('security.account'), account ?? (ABOUT_A_NAME.has(kind) ? t('security.unknown') : null)],
    [t('security.by'), byUsername],
    [t('security.branch'), branch?.name],
    [t('security.address'), address],
  ].filter(([, value]) => value);
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', overflowWrap: 'anywhere' }}>
      <StatusChip tone={toneOf(kind)}>{t(`kind.${kind}`)}</StatusChip>
      {subject && (
        <Box component="span" sx={{ ml: 1, color: 'text.secondary' }}>
          {subject}
        </Box>
      )}
      <ExportedList event={event} />
      <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>{formatMoment(time, language)}</Box>
      {facts.map(([label, value]) => (
        <Box key={label} sx={{ fontSize: '0.875rem' }}>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>{' '}
          {value}
        </Box>
      ))}
    </Box>
  );
}

/** Columns of people as they stand above the file; those of other lists have no words here. */
const COLUMN_WORDS = new Map([...POTENTIAL_COLUMNS, ...MEMBER_COLUMNS].map(({ field, words }) => [field, words]));

/** CU-4 Which list left, as it was chosen, and how much of it. */
function ExportedList({ event: { exported } }: { event: Event }) {
  const t = useSecurityMessages();
  const language = useLanguage();
  if (!exported) return null;
  const { format, filter, columns, rows } = exported;
  const lines = [
    rows === null || rows === undefined
      ? t('exported.noRows', { format })
      : t('exported.rows', { rows: rows.toLocaleString(language), format }),
    filter === '{}' ? t('exported.all') : t('exported.filter', { filter }),
    t('exported.columns', { columns: columns.map((field) => COLUMN_WORDS.get(field)?.[language] ?? field).join(', ') }),
  ];
  return (
    <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.8125rem', overflowWrap: 'anywhere', maxWidth: 520 }}>
      {lines.map((line) => (
        <Box key={line}>{line}</Box>
      ))}
    </Box>
  );
}

function toneOf(kind: Event['kind']): StatusTone {
  if (kind === 'PEOPLE_EXPORTED') return 'warning';
  if (kind === 'SESSION_COPIED' || kind.endsWith('_LOCKED')) return 'bad';
  return kind.endsWith('_FAILED') ? 'warning' : 'neutral';
}
