import { Alert, Box, Link } from '@mui/material';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { addsUp, liabilityAlong, movesOf } from '@taem/domain/insight/figures/liabilityAlong.ts';
import { formatCount } from '@taem/domain/money/formatNumber.ts';
import { writtenDays } from '@taem/domain/time/writtenDay.ts';
import { Link as RouterLink } from 'react-router-dom';
import { colourOf } from '../../app/chartColours.ts';
import { useLanguage } from '../../app/i18n.ts';
import { usePermissions } from '../../app/permission.ts';
import { profilePath } from '../../app/profilePath.ts';
import { useSession } from '../../app/session.ts';
import { BarCard } from '../charts/BarCard.tsx';
import { FigureCard } from '../charts/FigureCard.tsx';
import type { PointsLiabilityQuery } from '../gql/graphql.ts';
import { usePointsLiabilityQuery } from '../gql/hooks.ts';
import { unitLabel, unitName } from '../period/dayNames.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/usePeriod.ts';
import { FiguresExport, type FileColumn } from './FiguresExport.tsx';
import { FiguresFrame } from './FiguresFrame.tsx';
import { FIGURES, STACK } from './layout.ts';
import { useFigureMessages } from './messages.ts';

type Fault = NonNullable<PointsLiabilityQuery['statistics']['pointsLiability']>['faults'][number];

/** The points liability along time, and what moved it. */
export function PointsPage() {
  const t = useFigureMessages();
  const language = useLanguage();
  const { branchId } = useSession();
  const period = usePeriod();
  const { range: chart, by } = period.chart;
  const { data, error, refetch } = usePointsLiabilityQuery({
    variables: {
      ...{ range: period.range, chart, by, branchId },
      language: language === 'th' ? 'TH' : 'EN',
      // Notes belong to days, so only charts by day have them.
      hasNotes: by === 'DAY',
    },
    fetchPolicy: 'cache-and-network',
    // Points are displayed even if the notes fail.
    errorPolicy: 'all',
  });
  const figures = data?.statistics;
  const range = figures?.range ?? null;
  const liability = figures?.pointsLiability;
  const rows = liability && range ? liabilityAlong(liability.rows, range, figures.by) : [];
  // BI-27 Charts cover units back to the one that contains the figures.
  const charted = data?.along?.range ?? null;
  const along = data?.along?.pointsLiability;
  const all = along && charted ? liabilityAlong(along.rows, charted, by) : [];
  // With all time, units before the first points are left out.
  const begun = all.findIndex(({ opening, closing }) => opening !== 0 || closing !== 0);
  const units = period.mode === 'all' ? all.slice(Math.max(0, begun)) : all;
  const moves = movesOf(rows);
  const isRight = [rows, all].every(
    (each) => addsUp(each) && (each.at(-1)?.closing ?? 0) === (liability?.closing ?? 0),
  );
  const labels = units.map(({ time }) => ({
    key: time,
    label: unitLabel(time, by, language),
    name: unitName(time, by, language),
  }));
  const columns: FileColumn[] = [
    ['time', t('time')],
    ['opening', t('points.opening')],
    ...(['brought', 'earned', 'spent', 'voided', 'adjusted', 'merged', 'claimed'] as const).map(
      (move): FileColumn => [move, t(`points.${move}`), 'sum'],
    ),
    ['closing', t('points.closing')],
  ];
  const marks = data?.along?.notes ?? [];
  const shared = {
    unit: t('unit.points'),
    source: charted
      ? t('points.source', { days: writtenDays({ ...charted, from: units[0]?.time ?? charted.from }, language) })
      : '',
    rowTitle: t('time'),
    marks,
  } as const;
  return (
    <FiguresFrame
      path="/bi/points"
      title={t('points.title')}
      bar={
        <PeriodBar period={period} compares={false} onPrint={() => window.print()}>
          <FiguresExport
            title={t('points.title')}
            path="points-liability"
            range={charted}
            columns={columns}
            parameters={{ period_type: `${by.charAt(0)}${by.slice(1).toLowerCase()}` }}
          />
        </PeriodBar>
      }
      range={range}
      failed={Boolean(error && !liability) || liability === null || along === null}
      onRetry={() => void refetch()}
      about={[t('points.about'), t(branchId ? 'points.branch' : 'points.allBranches')]}
    >
      <Box sx={FIGURES}>
        <FigureCard
          label={t('points.closing')}
          unit={t('unit.points')}
          value={liability?.closing}
          note={`${t('points.opening')} ${formatCount(liability?.opening ?? 0)}`}
        />
        <FigureCard label={t('points.earned')} unit={t('unit.points')} value={moves.earned + moves.claimed} />
        <FigureCard label={t('points.spent')} unit={t('unit.points')} value={moves.spent} />
        <FigureCard
          label={t('points.others')}
          unit={t('unit.points')}
          value={moves.voided + moves.adjusted + moves.brought + moves.merged}
          note={(['voided', 'adjusted', 'brought', 'merged'] as const)
            .filter((move) => moves[move] !== 0)
            .map((move) => `${t(`points.${move}`)} ${formatCount(moves[move])}`)
            .join(' · ')}
        />
      </Box>
      <Proof faults={liability?.faults ?? []} isRight={isRight} />
      <Box sx={STACK}>
        <BarCard
          {...shared}
          title={t('points.atEnd')}
          // A close scale, as seven bars of nearly the same height would show nothing.
          isClose
          series={[
            { key: 'closing', label: t('points.closing'), colour: colourOf('points', 'earned'), drawnAs: 'line' },
          ]}
          rows={labels.map((label, at) => ({ ...label, values: [units[at]?.closing ?? null] }))}
        />
        <BarCard
          {...shared}
          title={t('points.moves')}
          series={[
            { key: 'earned', label: t('points.earned'), colour: colourOf('points', 'earned') },
            { key: 'spent', label: t('points.spent'), colour: colourOf('points', 'redeemed') },
            { key: 'voided', label: t('points.voided'), colour: colourOf('points', 'voided') },
            { key: 'adjusted', label: t('points.adjusted'), colour: colourOf('points', 'adjusted') },
            { key: 'others', label: t('points.others'), colour: colourOf('points', 'others') },
          ]}
          rows={labels.map((label, at) => {
            const {
              earned = 0,
              claimed = 0,
              spent = 0,
              voided = 0,
              adjusted = 0,
              brought = 0,
              merged = 0,
            } = units[at] ?? {};
            return { ...label, values: [earned + claimed, spent, voided, adjusted, brought + merged] };
          })}
        />
      </Box>
    </FiguresFrame>
  );
}

/** Whether the movements add up to the closing balance, and the members whose balance differs from their ledger. */
function Proof({ faults, isRight }: { readonly faults: readonly Fault[]; readonly isRight: boolean }) {
  const t = useFigureMessages();
  const mayOpen = usePermissions()(PAGE.customerInsight).canRead;
  if (faults.length === 0)
    return (
      <Alert severity={isRight ? 'success' : 'error'} sx={{ mb: 2 }}>
        {t(isRight ? 'points.right' : 'points.wrongSum')}
      </Alert>
    );
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {t('points.wrong')}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {faults.map(({ memberId, code, balance, ledger }) => {
          const words = t('points.fault', { code, balance: formatCount(balance), ledger: formatCount(ledger) });
          return (
            <li key={memberId}>
              {mayOpen ? (
                <Link component={RouterLink} to={profilePath(memberId)} color="inherit">
                  {words}
                </Link>
              ) : (
                words
              )}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}
