import Add from '@mui/icons-material/AddRounded';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import { useSession } from '../../app/session.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useContract } from '../dashboards/useContract.ts';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import type { SavedDashboardFragment, ScheduleFragment } from '../gql/graphql.ts';
import { useSchedulesQuery } from '../gql/hooks.ts';
import { alertFigures } from './alertFigures.ts';
import { useScheduleMessages } from './messages.ts';
import { ScheduleCard } from './ScheduleCard.tsx';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { formOf, newForm } from './scheduleForm.ts';
import { useScheduleWords } from './useScheduleWords.ts';
import { useScheduleWrites } from './useScheduleWrites.ts';

/** How often it is looked whether a mail that waits has gone. */
const LOOK_MS = 5_000;

/** Mails and alerts of a dashboard, for users who may change it. */
export function SchedulesPage() {
  const t = useScheduleMessages();
  const { id = '' } = useParams();
  const { data, error, refetch, startPolling, stopPolling } = useSchedulesQuery({
    variables: { dashboardId: id },
    fetchPolicy: 'cache-and-network',
  });
  const dashboard = data?.dashboard;
  const schedules = data?.dashboardSchedules ?? [];
  const isWaiting = schedules.some(({ deliveries }) => deliveries.some(({ state }) => state === 'WAITING'));
  useEffect(() => {
    if (isWaiting) startPolling(LOOK_MS);
    return stopPolling;
  }, [isWaiting, startPolling, stopPolling]);
  if (error && !data) return <ErrorView title={t('page.failed')} onRetry={() => void refetch()} />;
  if (!data) return <LoadingView shape="cards" count={3} />;
  if (!dashboard?.mayChange)
    return (
      <InsightFrame path="/insight/dashboards" title={t('page.name')}>
        <Alert severity="info">{t('page.gone')}</Alert>
      </InsightFrame>
    );
  return <LoadedSchedules dashboard={dashboard} schedules={schedules} reload={refetch} />;
}

interface LoadedProps {
  readonly dashboard: SavedDashboardFragment;
  readonly schedules: readonly ScheduleFragment[];
  readonly reload: () => Promise<unknown>;
}

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly id: string } | null;

function LoadedSchedules({ dashboard, schedules, reload }: LoadedProps) {
  const t = useScheduleMessages();
  const language = useLanguage();
  const { id: userId } = useSession();
  const { schema, failed, retry } = useContract();
  const figures = useMemo(
    () => (schema ? alertFigures(dashboard, schema, language) : []),
    [schema, dashboard, language],
  );
  const { sentence } = useScheduleWords(figures);
  const writes = useScheduleWrites(dashboard.id, reload);
  const [open, setOpen] = useState<Open>(null);
  const chosen = open && open.what !== 'new' ? schedules.find(({ id }) => id === open.id) : undefined;
  const close = () => setOpen(null);
  const closeIf = async (done: Promise<boolean>) => {
    if (await done) close();
  };
  const dialog = { dashboardId: dashboard.id, figures, onClose: close } as const;
  return (
    <InsightFrame
      path="/insight/dashboards"
      title={t('page.title', { name: dashboard.name })}
      actions={
        <>
          <Button component={Link} to={`/insight/dashboards/${dashboard.id}`} variant="outlined">
            {t('page.back')}
          </Button>
          <Button variant="contained" startIcon={<Add />} onClick={() => setOpen({ what: 'new' })}>
            {t('action.new')}
          </Button>
        </>
      }
    >
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('page.hint')}
      </Typography>
      {failed && <ErrorView title={t('page.failed')} onRetry={retry} />}
      <Stack sx={{ gap: 2 }}>
        {schedules.length === 0 && <Alert severity="info">{t('page.none')}</Alert>}
        {schedules.map((schedule) => (
          <ScheduleCard
            key={schedule.id}
            schedule={schedule}
            sentence={sentence(schedule)}
            isBusy={writes.isBusy}
            onSwitch={(isActive) => void writes.update(schedule, { isActive })}
            onTry={() => void writes.tryOut(schedule)}
            onEdit={() => setOpen({ what: 'edit', id: schedule.id })}
            onDelete={() => setOpen({ what: 'delete', id: schedule.id })}
          />
        ))}
      </Stack>
      {open?.what === 'new' && (
        <ScheduleDialog
          {...dialog}
          title={t('form.new')}
          recipients={[]}
          start={newForm(dashboard.name, language === 'th' ? 'TH' : 'EN', [userId])}
          onSave={(input) => closeIf(writes.create(input))}
        />
      )}
      {open?.what === 'edit' && chosen && (
        <ScheduleDialog
          {...dialog}
          title={t('form.edit')}
          recipients={chosen.recipients.map((one) => ({ id: one.userId, name: one.name }))}
          start={formOf(chosen)}
          onSave={(input) => closeIf(writes.update(chosen, input))}
        />
      )}
      {open?.what === 'delete' && chosen && (
        <ConfirmDialog
          open
          danger
          title={t('delete.title')}
          confirmLabel={t('action.delete')}
          busy={writes.isBusy}
          onCancel={close}
          onConfirm={() => void closeIf(writes.remove(chosen))}
        >
          {t('delete.text', { name: chosen.name })}
        </ConfirmDialog>
      )}
    </InsightFrame>
  );
}
