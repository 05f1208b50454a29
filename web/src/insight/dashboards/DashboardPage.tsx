import Edit from '@mui/icons-material/EditOutlined';
import Mail from '@mui/icons-material/MailOutlineRounded';
import Tv from '@mui/icons-material/TvOutlined';
import { Alert, Button, LinearProgress, Typography } from '@mui/material';
import { dashboardFaults } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import { layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { openingDays } from '@taem/domain/insight/dashboards/openingDays.ts';
import { asksBefore } from '@taem/domain/insight/dashboards/readDocument.ts';
import { useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { useSession } from '../../app/session.ts';
import { useDocumentTitle } from '../../app/useDocumentTitle.ts';
import { preloadContract, useContract } from '../../editor/useContract.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { preloadBars } from '../charts/BarCard.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import { useDashboardQuery } from '../gql/hooks.ts';
import { LiveBadge } from '../live/LiveBadge.tsx';
import { useLive } from '../live/useLive.ts';
import { PeriodBar } from '../period/PeriodBar.tsx';
import { PrintHeader } from '../print/PrintHeader.tsx';
import { usePrintWhen } from '../print/usePrintWhen.ts';
import { Faults } from './Faults.tsx';
import { useDashboardMessages } from './messages.ts';
import { isBelow, isHalfASheet, PartGrid } from './PartGrid.tsx';
import { PartView } from './PartView.tsx';
import { RunDaysLine } from './RunDaysLine.tsx';
import { refusalOf } from './runDocument.ts';
import { draftOf } from './useDraft.ts';
import { usePageVariables } from './usePageVariables.ts';
import { useRun } from './useRun.ts';

/** A saved dashboard, with the reader's rights: its figures are loaded in one operation. */
export function DashboardPage() {
  const t = useDashboardMessages();
  const { id = '' } = useParams();
  useEffect(preload, []);
  const { data, error, refetch } = useDashboardQuery({ variables: { id } });
  if (error && !data) return <ErrorView title={t('list.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <>
        <NotLoaded />
        <LoadingView shape="cards" count={4} columns={2} />
      </>
    );
  if (!data.dashboard)
    return (
      <InsightFrame path="/insight/dashboards" title={t('list.title')}>
        <Alert severity="info">{t('bench.gone')}</Alert>
      </InsightFrame>
    );
  return <OpenedDashboard key={data.dashboard.version} dashboard={data.dashboard} />;
}

/** Printed instead if the figures are not loaded: the browser's own shortcut prints at once. */
function NotLoaded() {
  const t = useDashboardMessages();
  return <Typography sx={{ display: 'none', displayPrint: 'block', mb: 2 }}>{t('bench.notLoaded')}</Typography>;
}

/** Loads the code that the figures will need while they are being loaded. */
function preload(): void {
  preloadContract();
  preloadBars();
}

function OpenedDashboard({ dashboard }: { dashboard: SavedDashboardFragment }) {
  const t = useDashboardMessages();
  const { branchId } = useSession();
  const { search } = useLocation();
  const opening = useMemo(() => openingDays(dashboard.document), [dashboard.document]);
  const { period, page, key } = usePageVariables(opening);
  const { schema, failed, retry } = useContract();
  const { run, running, failed: notRun, start } = useRun();
  const body = useMemo(() => draftOf(dashboard), [dashboard]);
  const [tab, setTab] = useState<string>();
  useEffect(() => setTab(dashboard.name), [dashboard.name]);
  useDocumentTitle(tab);
  const again = () => void start(body.document, body.variables, page);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that it is run with.
  useEffect(again, [body, key]);
  const live = useLive(again, { branchId, range: null });
  const faults = useMemo(() => (schema ? dashboardFaults(body.document, body.variables, schema) : []), [schema, body]);
  const refused = refusalOf(run);
  const laidOut = useMemo(
    () => (schema && run ? layOut(body, schema, run.answer, run.sent) : null),
    [schema, run, body],
  );
  const parts = useMemo(
    () =>
      laidOut?.map((one, at) => ({
        key: `${at} ${one.part.path}`,
        width: one.part.width,
        isHalfASheet: isHalfASheet(one),
        content: <PartView laidOut={one} isRefused={refused !== null} isBelow={isBelow(laidOut, at)} />,
      })),
    [laidOut, refused],
  );
  // Figures of the previous days stay, with those days as their label, until the chosen ones are loaded.
  const isReady = failed || notRun || (parts !== undefined && !running);
  const print = usePrintWhen(isReady);
  return (
    <>
      <PrintHeader />
      <InsightFrame
        path="/insight/dashboards"
        title={dashboard.name}
        actions={
          <>
            <Button
              component={Link}
              to={`/insight/dashboards/${dashboard.id}/wall${search}`}
              variant="outlined"
              startIcon={<Tv />}
            >
              {t('action.wall')}
            </Button>
            {dashboard.mayChange && (
              <Button
                component={Link}
                to={`/insight/dashboards/${dashboard.id}/schedules`}
                variant="outlined"
                startIcon={<Mail />}
              >
                {t('action.schedules')}
              </Button>
            )}
            <Button component={Link} to={`/insight/workbench/${dashboard.id}`} variant="outlined" startIcon={<Edit />}>
              {t(dashboard.mayChange ? 'action.edit' : 'action.fork')}
            </Button>
          </>
        }
      >
        <PeriodBar period={period} compares={asksBefore(body.document)} onPrint={print} />
        <LiveBadge live={live} />
        {laidOut && <RunDaysLine run={run} laidOut={laidOut} />}
        {failed && <ErrorView title={t('bench.failed')} onRetry={retry} />}
        {notRun && <ErrorView title={t('bench.notRun')} onRetry={again} />}
        <Faults faults={faults} refused={refused} />
        {running && !run && <LinearProgress className="screen-only" aria-label={t('bench.loading')} />}
        {!isReady && <NotLoaded />}
        {parts && <PartGrid parts={parts} />}
      </InsightFrame>
    </>
  );
}
