import Add from '@mui/icons-material/AddRounded';
import { Alert, Button, Typography } from '@mui/material';
import { useEffect, useMemo, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useLanguage } from '../../app/i18n.ts';
import { late } from '../../app/late.tsx';
import { useSession } from '../../app/session.ts';
import { useContract } from '../../editor/useContract.ts';
import { List } from '../../list/List.tsx';
import type { ListShape } from '../../list/listAddress.ts';
import { listRows, pageOf } from '../../list/listRows.ts';
import { useList } from '../../list/useList.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { InsightFrame } from '../frame/InsightFrame.tsx';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import { useSchedulesQuery } from '../gql/hooks.ts';
import { alertFigures } from './alertFigures.ts';
import { useScheduleMessages } from './messages.ts';
import { ScheduleCard } from './ScheduleCard.tsx';
import { formOf, newForm } from './scheduleForm.ts';
import { useScheduleWords } from './useScheduleWords.ts';
import { useScheduleWrites } from './useScheduleWrites.ts';

const ScheduleDialog = late(async () => (await import('./ScheduleDialog.tsx')).ScheduleDialog);

/** How often the page checks whether a waiting mail was sent. */
const LOOK_MS = 5_000;

/** Mails and alerts of a dashboard, for users who may change it. */
export function SchedulesPage() {
  const t = useScheduleMessages();
  const { id = '' } = useParams();
  const query = useSchedulesQuery({
    variables: { dashboardId: id },
    fetchPolicy: 'cache-and-network',
  });
  const { data, error, refetch, startPolling, stopPolling } = query;
  const dashboard = data?.dashboard;
  const isWaiting = data?.dashboardSchedules.some(({ deliveries }) =>
    deliveries.some(({ state }) => state === 'WAITING'),
  );
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
  return <LoadedSchedules dashboard={dashboard} query={query} />;
}

interface LoadedProps {
  readonly dashboard: SavedDashboardFragment;
  readonly query: ReturnType<typeof useSchedulesQuery>;
}

type Open = { readonly what: 'new' } | { readonly what: 'edit' | 'delete'; readonly id: string } | null;

const SCHEDULES: ListShape = { filters: [], sorts: {}, columns: [] };

function LoadedSchedules({ dashboard, query }: LoadedProps) {
  const t = useScheduleMessages();
  const language = useLanguage();
  const { id: userId } = useSession();
  const { schema, failed, retry } = useContract();
  const figures = useMemo(
    () => (schema ? alertFigures(dashboard, schema, language) : []),
    [schema, dashboard, language],
  );
  const { sentence } = useScheduleWords(figures);
  const list = useList(SCHEDULES);
  const keyword = list.state.keyword.trim().toLowerCase();
  const schedules = query.data?.dashboardSchedules ?? [];
  const rows = listRows(query, () =>
    pageOf(
      schedules.filter(({ name }) => name.toLowerCase().includes(keyword)),
      list.state,
    ),
  );
  const writes = useScheduleWrites(dashboard.id, query.refetch);
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
      <List
        list={list}
        label={t('page.name')}
        rows={rows}
        columns={[]}
        nameOf={({ name }) => name}
        search={t('page.search')}
        empty={{ title: t('page.none') }}
        entry={(schedule) => (
          <ScheduleCard
            schedule={schedule}
            sentence={sentence(schedule)}
            isBusy={writes.isBusy}
            onSwitch={(isActive) => void writes.update(schedule, { isActive })}
            onTry={() => void writes.tryOut(schedule)}
            onEdit={() => setOpen({ what: 'edit', id: schedule.id })}
            onDelete={() => setOpen({ what: 'delete', id: schedule.id })}
          />
        )}
      />
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
