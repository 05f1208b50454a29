import { Alert, Box, Typography } from '@mui/material';
import { breakageFigures, POINTS_LIABILITY_COLUMNS } from '@taem/domain/insight/figures/pointsLiabilityByTier.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import { ALL_TIME_START } from '@taem/domain/time/dayRange.ts';
import { writtenDay, writtenMonth } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import { businessToday } from '../../app/shopDay.ts';
import { branchOf, useBranchFilter } from '../../list/branchFilter.tsx';
import type { ExportFormat } from '../../list/download.ts';
import { List } from '../../list/List.tsx';
import type { ListColumn, ListFilter } from '../../list/ListDeclaration.ts';
import { ListTotals } from '../../list/ListTotals.tsx';
import type { ListShape } from '../../list/listAddress.ts';
import { listRows } from '../../list/listRows.ts';
import { useList } from '../../list/useList.ts';
import { useFormat } from '../../sale/useFormat.ts';
import { DayField } from '../../ui/DayField.tsx';
import { NOTHING } from '../../ui/nothing.ts';
import type { PointsLiabilityByTierQuery } from '../gql/graphql.ts';
import { usePointsLiabilityByTierQuery } from '../gql/hooks.ts';
import { useOutputTaxMessages } from '../messages.ts';
import { usePointsLiabilityMessages } from './messages.ts';

type Liability = NonNullable<PointsLiabilityByTierQuery['pointsLiabilityByTier']>;
type Row = Liability['rows'][number] & { readonly id: string };

const FIGURES = [
  ['totalMembers', 'total_member'],
  ['points', 'points'],
  ['idlePoints', 'idle_points'],
  ['earned', 'earned'],
  ['claimed', 'claimed'],
  ['spent', 'spent'],
  ['voided', 'voided'],
  ['adjusted', 'adjusted'],
  ['merged', 'merged'],
  ['brought', 'brought'],
] as const;
const BEHIND: ReadonlySet<string> = new Set(['claimed', 'voided', 'adjusted', 'merged', 'brought']);

const SHAPE = {
  filters: ['day', 'branchId'],
  isOf: ['day'],
  sorts: {},
  columns: ['branch', 'tier', 'value', ...FIGURES.map(([field]) => field)],
  perPage: 100,
} satisfies ListShape;

/** The points liability at the end of a day, by branch and tier, with its value. */
export function PointsLiabilityTab() {
  const t = usePointsLiabilityMessages();
  const tax = useOutputTaxMessages();
  const language = useLanguage();
  const { branchId: branchInForce, branches } = useSession();
  const today = businessToday();
  const list = useList(SHAPE, { beside: (name) => name === 'tab' });
  const { filter: chosen } = list.state;
  const day = chosen.day && isDay(chosen.day) && chosen.day <= today ? chosen.day : today;
  const branchId = branchOf(chosen.branchId, branchInForce);
  const query = usePointsLiabilityByTierQuery({ variables: { day, branchId }, fetchPolicy: 'cache-and-network' });
  const liability = query.data?.pointsLiabilityByTier;
  const title = tax('tab.liability');
  const dayFilter: ListFilter = {
    names: ['day'],
    draw: (_, narrow) => (
      <DayField
        key="day"
        label={t('day')}
        value={day}
        min={ALL_TIME_START}
        max={today}
        onChange={(to) => isDay(to) && narrow({ day: to === today ? '' : to })}
      />
    ),
  };
  const addressOf = (format: ExportFormat) => {
    const above = [
      [title],
      [t('day'), writtenDay(day, language)],
      [t('branch'), branches.find(({ id }) => id === branchId)?.name ?? t('allBranches')],
    ];
    const columns = Object.entries(POINTS_LIABILITY_COLUMNS).map(([name, words]) => [
      ...[name, words[language]],
      ...(name.includes('.') ? [] : ['sum']),
    ]);
    const parameters = new URLSearchParams({
      ...{ format, columns: JSON.stringify(columns), above: JSON.stringify(above), total: t('total') },
      ...{ from: day, to: day, ...(branchId && { branch_id: branchId }) },
    });
    return `/export/stat/points-liability-by-tier?${parameters}`;
  };
  return (
    <List<Row>
      list={list}
      label={title}
      rows={listRows(query, ({ pointsLiabilityByTier }) => pointsLiabilityByTier && pageOfAll(pointsLiabilityByTier))}
      columns={useColumns()}
      nameOf={(row) => `${row.branch?.name ?? ''} ${row.tier?.name ?? ''}`}
      filters={[dayFilter, useBranchFilter(t('branch'), t('allBranches'))]}
      file={{ name: `${title} ${day}`, addressOf }}
      hasPages={false}
      above={liability && <About liability={liability} />}
      sums={<Totals liability={liability} failed={query.error && !liability ? () => query.refetch() : undefined} />}
      empty={{ title: t('none'), hint: t('noneHint') }}
    />
  );
}

const pageOfAll = ({ rows }: Liability) => ({
  items: rows.map((row) => ({ ...row, id: `${row.branchId} ${row.tierId}` })),
  total: rows.length,
});

function useColumns(): readonly ListColumn<Row>[] {
  const t = usePointsLiabilityMessages();
  const language = useLanguage();
  const label = (name: keyof typeof POINTS_LIABILITY_COLUMNS) => POINTS_LIABILITY_COLUMNS[name][language];
  const [members, points, ...others] = FIGURES.map(([field, name]) => ({
    ...{ name: field, label: label(name), kind: 'figure' as const, value: (row: Row) => row[field] },
    isBehind: BEHIND.has(field),
    onCard: field === 'points' ? ('line' as const) : ('none' as const),
  }));
  return [
    { name: 'branch', label: label('branch.name'), value: (row) => row.branch?.name ?? t('withoutBranch') },
    { name: 'tier', label: label('tier.name'), value: (row) => row.tier?.name ?? t('withoutTier'), onCard: 'line' },
    ...(members && points ? [members, points] : []),
    { name: 'value', label: label('value'), kind: 'money', value: (row) => row.value, onCard: 'right' },
    ...others,
  ];
}

/** States the rate, whose points they are, and the points that may still be claimed. */
function About({ liability: { redeemCash, redeemPoint, claimable } }: { readonly liability: Liability }) {
  const t = usePointsLiabilityMessages();
  const language = useLanguage();
  const format = useFormat();
  const { branchFixed } = useSession();
  const months = claimable.map(({ month, points }) =>
    t('expires', { month: writtenMonth(month, language), points: format.count(points) }),
  );
  return (
    <Box sx={{ mb: 2, display: 'grid', gap: 1, maxWidth: 900 }}>
      {redeemCash != null && redeemPoint != null && (
        <Typography color="textSecondary">
          {redeemCash > 0
            ? t('rate', { points: format.count(redeemPoint), cash: format.baht(redeemCash) })
            : t('unvalued')}
          {branchFixed && ` ${t('ownBranches')}`}
        </Typography>
      )}
      {months.length > 0 && <Alert severity="info">{t('claimable', { months: months.join(' · ') })}</Alert>}
    </Box>
  );
}

function Totals({
  liability,
  failed,
}: {
  readonly liability: Liability | undefined;
  readonly failed?: (() => Promise<unknown>) | undefined;
}) {
  const t = usePointsLiabilityMessages();
  const format = useFormat();
  const rows = liability?.rows ?? [];
  const sum = (name: 'points' | 'value') => rows.reduce((total, row) => total + Math.round(row[name] * 100), 0) / 100;
  const { usedShare, idleShare } = breakageFigures(rows);
  const share = (percent: number | null) => (percent === null ? NOTHING : `${format.decimal(percent)}%`);
  return (
    <ListTotals
      label={t('total')}
      isLoaded={Boolean(liability)}
      {...(failed && { failed })}
      figures={[
        { label: t('points'), value: format.count(sum('points')) },
        { label: t('value'), value: format.baht(sum('value')) },
        { label: t('usedShare'), value: share(usedShare) },
        { label: t('idleShare'), value: share(idleShare) },
      ]}
    />
  );
}
