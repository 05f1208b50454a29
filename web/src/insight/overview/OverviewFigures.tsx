import { Box } from '@mui/material';
import { memberShare } from '@taem/domain/insight/figureText.ts';
import { averageBasket } from '@taem/domain/insight/overview.ts';
import { memo } from 'react';
import { FigureCard } from '../charts/FigureCard.tsx';
import type { MarkFigure } from '../drill/useDrill.ts';
import { useTargetWords } from '../target/useTargetWords.ts';
import { useOverviewMessages } from './messages.ts';
import type { CardProps } from './useMarks.ts';

interface Sums {
  readonly totalRevenue?: { readonly total: number } | null;
  readonly totalTransactions?: { readonly total: number } | null;
}

/** The figures that the owner reads first. They have no charts, so they do not wait for that code. */
export const OverviewFigures = memo(function OverviewFigures({
  overview: { figures, before, scope: page, stateOf },
  marks: { openSales, openMembers },
}: CardProps) {
  const t = useOverviewMessages();
  const { totalRevenue, totalTransactions, newMembers, target } = figures;
  const reached = useTargetWords()(target);
  /** Returns undefined while the value is loading, null if it could not be read. */
  const cell = (value: number | null | undefined, ...parts: readonly unknown[]) =>
    stateOf(...parts) === 'loading' ? undefined : (value ?? null);
  const failedNote = (...parts: readonly unknown[]) =>
    stateOf(...parts) === 'failed' ? t('figure.loadError') : undefined;
  const share = memberShare(totalRevenue?.member ?? 0, totalRevenue?.guest ?? 0);
  const shares = (
    <Box sx={SHARES}>
      <span>{`${t('who.MEMBER')} ${share.member}%`}</span>
      <span>{`${t('who.GUEST')} ${share.walkIn}%`}</span>
    </Box>
  );
  const isLoading = stateOf(totalRevenue) === 'loading';
  const mark = (measure: MarkFigure['measure'], value: number | null | undefined) =>
    openSales && page && value != null ? () => openSales(page, {}, { measure, value }) : undefined;
  return (
    <Box sx={GRID}>
      <FigureCard
        label={t('figure.revenue')}
        unit={t('unit.baht')}
        numbers="decimals"
        value={cell(totalRevenue?.total, totalRevenue)}
        onMark={mark('totalRevenue', totalRevenue?.total)}
        before={before?.totalRevenue?.total}
        isCompared
        note={
          failedNote(totalRevenue) ??
          (isLoading ? (
            <Box aria-hidden sx={{ visibility: 'hidden' }}>
              {shares}
              <div>–</div>
            </Box>
          ) : (
            <>
              {totalRevenue?.total ? shares : null}
              {reached && <div>{reached}</div>}
              {/* Keeps the room before the first sale of a day, so that nothing moves up. */}
              {!totalRevenue?.total && (
                <Box aria-hidden sx={{ visibility: 'hidden' }}>
                  {shares}
                </Box>
              )}
            </>
          ))
        }
      />
      <FigureCard
        label={t('figure.transactions')}
        value={cell(totalTransactions?.total, totalTransactions)}
        onMark={mark('totalTransactions', totalTransactions?.total)}
        before={before?.totalTransactions?.total}
        note={failedNote(totalTransactions)}
      />
      <FigureCard
        label={t('figure.basket')}
        unit={t('unit.baht')}
        numbers="decimals"
        value={cell(basketOf(figures), totalRevenue, totalTransactions)}
        onMark={mark('averageBasket', basketOf(figures))}
        before={before && basketOf(before)}
        note={failedNote(totalRevenue, totalTransactions)}
      />
      <FigureCard
        label={t('figure.newMembers')}
        unit={t('unit.people')}
        value={cell(newMembers?.total, newMembers)}
        onMark={
          openMembers && page
            ? () => openMembers({ created: page.range, ...(page.branchId && { branchId: page.branchId }) })
            : undefined
        }
        before={before?.newMembers?.total}
        note={failedNote(newMembers)}
      />
    </Box>
  );
});

const basketOf = ({ totalRevenue, totalTransactions }: Sums): number | null =>
  totalRevenue && totalTransactions ? averageBasket(totalRevenue.total, totalTransactions.total) : null;

/** Stacked on a phone, so that the room is fixed before the figures are loaded. */
const SHARES = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: { sm: 'wrap' },
  '& > span + span::before': { content: '"· "', display: { xs: 'none', sm: 'inline' }, mx: 0.5 },
} as const;

const GRID = {
  display: 'grid',
  gap: { xs: 1, sm: 2 },
  mb: 2,
  gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
  '@media print': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 1.5 },
} as const;
