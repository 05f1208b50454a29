import { useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import type { ScheduleFragment } from '../gql/graphql.ts';
import {
  useCreateScheduleMutation,
  useDeleteScheduleMutation,
  useTryScheduleMutation,
  useUpdateScheduleMutation,
} from '../gql/hooks.ts';
import { useScheduleMessages } from './messages.ts';
import type { ScheduleInput } from './scheduleForm.ts';

interface Payload {
  readonly userErrors: readonly { readonly code: string; readonly message: string }[];
}

/** Writes of the schedules of a dashboard: whether each was done. What fails is said, and nothing that was typed is lost. */
export function useScheduleWrites(dashboardId: string, reload: () => Promise<unknown>) {
  const t = useScheduleMessages();
  const language = useLanguage();
  const notify = useNotice();
  const [create] = useCreateScheduleMutation();
  const [update] = useUpdateScheduleMutation();
  const [remove] = useDeleteScheduleMutation();
  const [tryOut] = useTryScheduleMutation();
  const [isBusy, setBusy] = useState(false);
  const running = useRef(false);
  /** Sent again after a lost answer, a new one is made once. */
  const key = useRef(newKey());

  async function write(send: () => Promise<Payload | null | undefined>, words: string): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    try {
      const payload = await send();
      if (!payload) throw new Error('no payload');
      const [error] = payload.userErrors;
      if (error) {
        const isStale = error.code === 'STALE_VERSION';
        notify(isStale ? t('save.stale') : said(error.message, language), 'warning');
        if (error.code !== 'IDEMPOTENCY_CONFLICT') key.current = newKey();
        if (isStale) await reload();
        return false;
      }
      key.current = newKey();
      await reload();
      notify(words, 'success');
      return true;
    } catch {
      notify(t('save.failed'), 'warning');
      return false;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  return {
    isBusy,
    create: (input: ScheduleInput) =>
      write(async () => {
        const variables = { input: { ...input, dashboardId, idempotencyKey: key.current } };
        return (await create({ variables })).data?.createDashboardSchedule;
      }, t('save.done')),
    update: ({ id, version }: ScheduleFragment, input: Partial<ScheduleInput>) =>
      write(async () => {
        const variables = { input: { ...input, id, dashboardId, version } };
        return (await update({ variables })).data?.updateDashboardSchedule;
      }, t('save.done')),
    remove: ({ id, version }: ScheduleFragment) =>
      write(
        async () =>
          (await remove({ variables: { input: { id, dashboardId, version } } })).data?.deleteDashboardSchedule,
        t('save.deleted'),
      ),
    tryOut: ({ id }: ScheduleFragment) =>
      write(
        async () => (await tryOut({ variables: { input: { id, dashboardId } } })).data?.tryDashboardSchedule,
        t('save.tried'),
      ),
  };
}
