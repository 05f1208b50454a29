import MonitorHeart from '@mui/icons-material/MonitorHeartOutlined';
import { Alert, Box, Button, Typography } from '@mui/material';
import { memo, useDeferredValue } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { ShowGraphql } from '../dashboards/ShowGraphql.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import { OverviewDocument } from '../gql/graphql.ts';
import { LiveBadge } from '../live/LiveBadge.tsx';
import { useLive } from '../live/useLive.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { usePeriod } from '../period/usePeriod.ts';
import { ROOM_OF_DAYS, WindowLine } from '../period/WindowLine.tsx';
import { PrintHeader } from '../print/PrintHeader.tsx';
import { LazyProofStrip } from '../proof/LazyProofStrip.tsx';
import { CustomersCard } from './CustomersCard.tsx';
import { useOverviewMessages } from './messages.ts';
import { OverviewFigures } from './OverviewFigures.tsx';
import { PointsCard } from './PointsCard.tsx';
import { RevenueChart } from './RevenueChart.tsx';
import { TendersCard } from './TendersCard.tsx';
import { TiersCard } from './TiersCard.tsx';
import { TopProductsCard } from './TopProductsCard.tsx';
import { type CardProps, useMarks } from './useMarks.ts';
import { useOverview } from './useOverview.ts';

/** BI-03, BI-04 The overview of the shop. Figures are displayed before the code that draws charts is loaded. */
export function OverviewPage() {
  const t = useOverviewMessages();
  const { branchId, branchName } = useSession();
  const period = usePeriod();
  const overview = useOverview(period, branchId);
  // A press is handled first, then the visible part is drawn, then the rest.
  const below = useDeferredValue(overview);
  const visible = overview.isLoading && overview.key !== below.key ? below : overview;
  const { figures, before, isThere } = visible;
  const marks = useMarks();
  const live = useLive(overview.refetch, { branchId, range: overview.figures.range ?? null });
  const health = (
    <>
      <ShowGraphql document={OverviewDocument} variables={overview.variables} title={t('overview.title')} />
      <Button component={Link} to="/insight" variant="outlined" startIcon={<MonitorHeart />}>
        {t('overview.health')}
      </Button>
    </>
  );
  return (
    <>
      <PrintHeader />
      <InsightFrame path="/bi" title={t('overview.title')} actions={health}>
        <PeriodBar period={period} onPrint={() => window.print()} />
        <LiveBadge live={live} />
        {visible.failed ? (
          <ErrorView title={t('overview.failed')} onRetry={overview.refetch} />
        ) : (
          <>
            {isThere && figures.range ? (
              <WindowLine
                range={figures.range}
                previous={before?.range ?? null}
                until={before?.until}
                since={before?.salesSince}
                branch={branchName}
              />
            ) : (
              <Typography role="status" color="textSecondary" sx={ROOM_OF_DAYS}>
                {t('overview.loading')}
              </Typography>
            )}
            {visible.failedPart && (
              <Alert
                severity="warning"
                sx={{ mb: 2 }}
                action={
                  <Button color="inherit" onClick={overview.refetch}>
                    {t('overview.retry')}
                  </Button>
                }
              >
                {t('overview.part')}
              </Alert>
            )}
            <OverviewFigures overview={visible} marks={marks} />
            <Box sx={WIDE}>
              <RevenueChart overview={visible} marks={marks} />
              <CustomersCard overview={visible} />
            </Box>
            <Below overview={below} marks={marks} />
            <LazyProofStrip range={figures.range ?? null} branchId={branchId} />
          </>
        )}
      </InsightFrame>
    </>
  );
}

const Below = memo(function Below({ overview, marks }: CardProps) {
  return (
    <Box sx={HALVES}>
      <TopProductsCard overview={overview} marks={marks} />
      <TendersCard overview={overview} marks={marks} />
      <PointsCard overview={overview} marks={marks} />
      <TiersCard overview={overview} marks={marks} />
    </Box>
  );
});

const ROW = { display: 'grid', gap: 2, mb: 2, alignItems: 'stretch' } as const;
const ONE = 'minmax(0, 1fr)';
const wide = (columns: string) => ({
  ...ROW,
  gridTemplateColumns: { xs: ONE, md: columns },
  // A sheet is narrower than a screen, and a printed overview on the wall must be readable at a glance.
  '@media print': { gridTemplateColumns: columns, gap: 1.5, mb: 1.5 },
});
const WIDE = wide('minmax(0, 2fr) minmax(0, 1fr)');
const HALVES = wide(`${ONE} ${ONE}`);
