import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import {
  heatStep,
  type RetentionCell,
  type RetentionRow,
  type RetentionSpan,
  retentionOfAll,
  retentionSpan,
} from '@taem/domain/insight/figures/retentionTable.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { HEAT } from '../../app/chartColours.ts';
import { useLanguage } from '../../app/i18n.ts';
import { ScrollFrame } from '../../ui/ScrollFrame.tsx';
import { paperSize, textSize } from '../../ui/tokens.ts';
import { unitLabel, unitName } from '../period/dayNames.ts';
import { useFigureMessages } from './messages.ts';

/**
 * A row for each month of first purchases, a column for each month since; a darker cell means that more came back, between
 * this shop's lowest and highest share. It needs no separate table.
 */
export function RetentionTable({ rows }: { readonly rows: readonly RetentionRow[] }) {
  const t = useFigureMessages();
  const language = useLanguage();
  const all = retentionOfAll(rows);
  const span = retentionSpan(rows);
  return (
    <>
      <ScrollFrame role="group" label={t('retention.title')}>
        <Table size="small" aria-label={t('retention.title')} sx={TABLE}>
          <TableHead>
            <TableRow>
              <TableCell>{t('retention.cohort')}</TableCell>
              <TableCell align="right">{t('retention.members')}</TableCell>
              {all.map((_, since) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the month since is what the column is.
                <TableCell key={since} align="center">
                  {since === 0 ? t('retention.first') : t('retention.since', { month: since })}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ month, totalMembers, cells }) => (
              <TableRow key={month}>
                <TableCell component="th" scope="row" title={unitName(month, 'MONTH', language)}>
                  {`${unitLabel(month, 'MONTH', language)} ${unitLabel(month, 'YEAR', language)}`}
                </TableCell>
                <TableCell align="right">{formatCount(totalMembers)}</TableCell>
                {cells.map((cell, since) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the month since is what the column is.
                  <Cell key={since} cell={cell} span={since === 0 ? null : span} />
                ))}
              </TableRow>
            ))}
            <TableRow>
              <TableCell component="th" scope="row">
                {t('retention.all')}
              </TableCell>
              <TableCell align="right">{formatCount(all[0]?.of ?? 0)}</TableCell>
              {all.map(({ of, share, members }, since) => (
                <Cell
                  // biome-ignore lint/suspicious/noArrayIndexKey: the month since is what the column is.
                  key={since}
                  cell={of === 0 ? null : { share, members, isRunning: false }}
                  span={since === 0 ? null : span}
                />
              ))}
            </TableRow>
          </TableBody>
        </Table>
      </ScrollFrame>
      {span && <HeatKey span={span} />}
    </>
  );
}

/** The legend from the lowest to the highest share that came back in a finished month. */
function HeatKey({ span: { least, most } }: { readonly span: RetentionSpan }) {
  const t = useFigureMessages();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1.5, fontSize: textSize.small }}>
      <span className="visually-hidden">{t('retention.heat')}</span>
      <span>{`${Math.round(least)}%`}</span>
      <Box aria-hidden sx={{ display: 'flex', border: '1px solid', borderColor: 'divider', printColorAdjust: 'exact' }}>
        {HEAT.map(({ bgcolor }) => (
          <Box key={bgcolor} sx={{ width: 28, height: 14, bgcolor }} />
        ))}
      </Box>
      <span>{`${Math.round(most)}%`}</span>
    </Box>
  );
}

/** A cell. `span` is the range of its heat; null for the first month, in which everyone bought. */
function Cell({ cell, span }: { readonly cell: RetentionCell | null; readonly span: RetentionSpan | null }) {
  if (!cell) return <TableCell />;
  const { share, members, isRunning } = cell;
  return (
    <TableCell
      align="center"
      sx={{ ...(span && HEAT[heatStep(share, span, HEAT.length)]), printColorAdjust: 'exact' }}
      data-heat={span ? heatStep(share, span, HEAT.length) : undefined}
    >
      <Box component="span" sx={{ fontWeight: 650 }}>
        {`${Math.round(share)}%`}
        {isRunning && '*'}
      </Box>
      <Box component="span" sx={{ display: 'block', fontSize: textSize.small }}>
        {formatCount(members)}
      </Box>
    </TableCell>
  );
}

const TABLE = {
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { px: 0.75, lineHeight: 1.35, border: '1px solid', borderColor: 'divider' },
  '& td': { whiteSpace: 'nowrap' },
  '& tbody th': { minWidth: 92 },
  '@media print': {
    '& th, & td': { fontSize: paperSize.tiny, padding: '2pt', whiteSpace: 'normal' },
    '& td span': { fontSize: paperSize.tiny },
    '& tr': { breakInside: 'avoid' },
  },
} as const;
