import Close from '@mui/icons-material/CloseRounded';
import { Box, IconButton, Typography } from '@mui/material';
import { dashboardFaults } from '@taem/domain/insight/dashboards/dashboardFaults.ts';
import { layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { openingDays } from '@taem/domain/insight/dashboards/openingDays.ts';
import { useEffect, useMemo } from 'react';
import { Link, useParams } from 'react-router-dom';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import { useContract } from '../../editor/useContract.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { textSize } from '../../ui/tokens.ts';
import { useDashboardQuery } from '../gql/hooks.ts';
import { useLive } from '../live/useLive.ts';
import { Faults } from './Faults.tsx';
import { LostLine } from './LostLine.tsx';
import { useDashboardMessages } from './messages.ts';
import { isBelow, PartGrid } from './PartGrid.tsx';
import { PartView } from './PartView.tsx';
import { RunDaysLine } from './RunDaysLine.tsx';
import { refusalOf } from './runDocument.ts';
import { draftOf } from './useDraft.ts';
import { useLost } from './useLost.ts';
import { usePageVariables } from './usePageVariables.ts';
import { useRecovery } from './useRecovery.ts';
import { useRun } from './useRun.ts';

/** Interval of reloads. Sales arrive at once; changes that no sale announces, such as a new day, are found by then. */
const EVERY_MS = 3 * 60_000;

/** A dashboard on a screen in the shop: large, without navigation, and kept current. */
export function WallPage() {
  const t = useDashboardMessages();
  const language = useLanguage();
  const { id = '' } = useParams();
  const { branchId } = useSession();
  const { data, error, refetch } = useDashboardQuery({ variables: { id }, pollInterval: EVERY_MS });
  const body = useMemo(() => (data?.dashboard ? draftOf(data.dashboard) : null), [data?.dashboard]);
  const { page, key } = usePageVariables(useMemo(() => body && openingDays(body.document), [body]));
  const { schema, failed: noContract, retry } = useContract();
  const { run, running, failed: notRun, start } = useRun();
  const again = () => {
    if (body) void start(body.document, body.variables, page);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that it is run with.
  useEffect(() => {
    again();
    const timer = setInterval(again, EVERY_MS);
    return () => clearInterval(timer);
  }, [body, key]);
  const laidOut = useMemo(
    () => (schema && run && body ? layOut(body, schema, run.answer, run.sent) : []),
    [schema, run, body],
  );
  const isLost = useLost(useLive(again, { branchId, range: null }).connected);
  useWakeLock();
  const isUnread = !data && error !== undefined;
  const recover = () => {
    // `error` reports a failure.
    if (!data) void refetch().catch(() => undefined);
    if (!schema) retry();
    if (notRun) again();
  };
  const fault = useRecovery(
    isUnread ? 'list.failed' : noContract ? 'bench.failed' : notRun ? 'wall.notRun' : null,
    !data || !schema || running,
    recover,
  );
  const refused = refusalOf(run);
  const faults = useMemo(
    () => (schema && body ? dashboardFaults(body.document, body.variables, schema) : []),
    [schema, body],
  );
  const at = run && formatMoment(new Date(run.at).toISOString(), language);
  // With figures on the screen, reports that they are old; without, reports why.
  const isOld = run !== null && schema !== null && (isLost || fault !== null);
  return (
    <Box
      data-wall
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        bgcolor: 'background.default',
        overflow: 'auto',
        p: { xs: 2, md: 3 },
        fontSize: { md: textSize.title },
        // Legible from far away.
        '& [data-window]': { fontSize: { md: textSize.title } },
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap-reverse', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography
          variant="h1"
          sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere', fontSize: { md: textSize.display } }}
        >
          {data?.dashboard?.name ?? t(data ? 'bench.gone' : fault ? 'list.title' : 'bench.loading')}
        </Typography>
        {at && !isOld && (
          <Typography color="textSecondary" sx={{ ml: 'auto' }}>
            {t('wall.at', { at })}
          </Typography>
        )}
        <IconButton
          component={Link}
          to={`/insight/dashboards/${id}`}
          aria-label={t('wall.leave')}
          sx={{ width: 44, height: 44 }}
        >
          <Close />
        </IconButton>
      </Box>
      {isOld && at && <LostLine at={at} />}
      {fault && !isOld && <ErrorView title={t(fault)} message={t('wall.again')} onRetry={recover} />}
      <Faults faults={faults} refused={refused} />
      <RunDaysLine run={run} laidOut={laidOut} />
      <PartGrid
        parts={laidOut.map((one, at) => ({
          key: `${at} ${one.part.path}`,
          width: one.part.width,
          content: <PartView laidOut={one} isRefused={refused !== null} isBelow={isBelow(laidOut, at)} />,
        }))}
      />
    </Box>
  );
}

/** Keeps the screen on while the page is visible; a device that cannot do that works all the same. */
function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const hold = async () => {
      if (document.visibilityState !== 'visible') return;
      lock = (await navigator.wakeLock?.request('screen').catch(() => null)) ?? null;
    };
    void hold();
    const again = () => void hold();
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      void lock?.release();
    };
  }, []);
}
