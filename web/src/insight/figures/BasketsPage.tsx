import { Box } from '@mui/material';
import { hourInDay } from '@taem/domain/merchant/businessDay.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { colourOf } from '../../app/chartColours.ts';
import { useSession } from '../../app/session.ts';
import { dayEndsOn } from '../../app/shopDay.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { BarCard } from '../charts/BarCard.tsx';
import { FigureCard } from '../charts/FigureCard.tsx';
import { useOpenMark } from '../drill/useOpenMark.ts';
import { useBasketsQuery } from '../gql/hooks.ts';
import { LiveBadge } from '../live/LiveBadge.tsx';
import { useLive } from '../live/useLive.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/usePeriod.ts';
import { FiguresExport } from './FiguresExport.tsx';
import { FiguresFrame } from './FiguresFrame.tsx';
import { FIGURES, HALVES } from './layout.ts';
import { useFigureMessages } from './messages.ts';

const SATANG = 0.01;

/** The sizes of sales: by amount, by pieces, by hour and by branch. */
export function BasketsPage() {
  const t = useFigureMessages();
  const { branchId } = useSession();
  const period = usePeriod();
  const { data, error, refetch } = useBasketsQuery({
    variables: { range: period.range, compare: period.compare, branchId },
    fetchPolicy: 'cache-and-network',
  });
  const figures = data?.statistics;
  const range = figures?.range ?? null;
  const before = figures?.previous;
  const live = useLive(refetch, { branchId, range });
  const open = useOpenMark();
  const page = { range: range ?? { from: period.today, to: period.today }, branchId };
  const steps = figures?.basketSizes?.steps ?? [];
  const hours = figures?.hours?.rows ?? [];
  const endsAt = dayEndsOn(page.range.to);
  const branches = figures?.branches?.rows ?? [];
  const bills = [{ key: 'bills', label: t('file.bills'), colour: colourOf('comparison', 'now') }] as const;
  const average = [{ key: 'average', label: t('baskets.average'), colour: colourOf('comparison', 'now') }] as const;
  const source = t('baskets.source');

  const openAmount = (key: string) => {
    const step = steps.find(({ from }) => String(from) === key);
    if (!step) return;
    // The upper end of a filter by amount is inclusive.
    const to = step.to == null ? {} : { to: Math.round((step.to - SATANG) * 100) / 100 };
    const filter = { revenue: { from: step.from, ...to } };
    open?.({ ...page, filter }, {}, { measure: 'totalTransactions', value: step.totalTransactions });
  };
  const openHour = (key: string) => {
    const value = hours.find(({ hour }) => String(hour) === key)?.averageBasket;
    open?.({ ...page, filter: {} }, { hour: Number(key) }, { measure: 'averageBasket', value });
  };
  const openBranch = (key: string) => {
    const value = branches.find((row) => row.branchId === key)?.averageBasket;
    open?.({ ...page, filter: {} }, { branchId: key }, { measure: 'averageBasket', value });
  };
  return (
    <FiguresFrame
      path="/bi/baskets"
      title={t('baskets.title')}
      bar={
        <>
          <PeriodBar period={period} onPrint={() => window.print()}>
            <FiguresExport
              title={t('baskets.title')}
              path="basket-sizes"
              range={range}
              columns={[
                ['from', t('file.from')],
                ['to', t('file.to')],
                ['total_transaction', t('file.bills'), 'sum'],
                ['total_revenue', t('file.revenue'), 'sum'],
                ['share', t('file.share')],
              ]}
            />
          </PeriodBar>
          <LiveBadge live={live} />
        </>
      }
      range={range}
      previous={before?.range ?? null}
      until={before?.until}
      since={before?.salesSince}
      failed={Boolean(error && !data) || figures?.basketSizes === null}
      onRetry={() => void refetch()}
    >
      <Box
        sx={{ ...FIGURES, gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' } }}
      >
        <FigureCard
          label={t('baskets.median')}
          unit={t('unit.baht')}
          numbers="decimals"
          value={figures?.basketSizes?.median ?? null}
          before={before?.basketSizes?.median}
          note={figures?.basketSizes?.median != null && t('baskets.medianNote')}
        />
        <FigureCard
          label={t('baskets.average')}
          unit={t('unit.baht')}
          numbers="decimals"
          value={figures?.basketSizes?.average ?? null}
          before={before?.basketSizes?.average}
        />
        <FigureCard
          label={t('baskets.pieces')}
          unit={t('unit.pieces')}
          numbers="decimals"
          value={figures?.basketPieces?.average ?? null}
          before={before?.basketPieces?.average}
        />
      </Box>
      <Box sx={HALVES}>
        <BarCard
          title={t('baskets.byAmount')}
          unit={t('unit.bills')}
          source={source}
          rowTitle={t('baskets.amount')}
          series={bills}
          rows={steps.map(({ from, to, totalTransactions }) => ({
            key: String(from),
            label: to == null ? `${formatCount(from)}+` : formatCount(from),
            name:
              to == null
                ? t('baskets.amountFrom', { from: formatCount(from) })
                : t('baskets.amountOf', { from: formatCount(from), to: formatCount(to) }),
            values: [totalTransactions],
          }))}
          onMark={open && openAmount}
        />
        <BarCard
          title={t('baskets.byPieces')}
          unit={t('unit.bills')}
          source={source}
          rowTitle={t('unit.pieces')}
          state={figures?.basketPieces === null ? 'failed' : 'ready'}
          failedText={t('page.failed')}
          series={bills}
          rows={(figures?.basketPieces?.steps ?? []).map(({ pieces, orMore, totalTransactions }) => ({
            key: String(pieces),
            label: orMore ? `${pieces}+` : String(pieces),
            name: t(orMore ? 'baskets.piecesFrom' : 'baskets.piecesOf', { pieces, count: pieces }),
            values: [totalTransactions],
          }))}
        />
        <BarCard
          title={t('baskets.byHour')}
          unit={t('unit.baht')}
          source={source}
          numbers="decimals"
          rowTitle={t('baskets.hour')}
          state={figures?.hours === null ? 'failed' : 'ready'}
          failedText={t('page.failed')}
          series={average}
          rows={[...hours]
            .sort((a, b) => hourInDay(a.hour ?? 0, endsAt) - hourInDay(b.hour ?? 0, endsAt))
            .map(({ hour, averageBasket }) => ({
              key: String(hour),
              label: String(hour).padStart(2, '0'),
              name: `${String(hour).padStart(2, '0')}:00–${String(hour).padStart(2, '0')}:59`,
              values: [averageBasket ?? null],
            }))}
          onMark={open && openHour}
        />
        <BarCard
          title={t('baskets.byBranch')}
          unit={t('unit.baht')}
          source={source}
          numbers="decimals"
          rowTitle={t('baskets.branch')}
          state={figures?.branches === null ? 'failed' : 'ready'}
          failedText={t('page.failed')}
          series={average}
          rows={branches.map((row) => ({
            key: row.branchId ?? '',
            label: row.branch?.name ?? NOTHING,
            values: [row.averageBasket ?? null],
          }))}
          onMark={open && openBranch}
        />
      </Box>
    </FiguresFrame>
  );
}
