import { useWrite } from '../../form/useWrite.ts';
import type { ScheduleFragment } from '../gql/graphql.ts';
import {
  useCreateScheduleMutation,
  useDeleteScheduleMutation,
  useTryScheduleMutation,
  useUpdateScheduleMutation,
} from '../gql/hooks.ts';
import { useScheduleMessages } from './messages.ts';
import type { ScheduleInput } from './scheduleForm.ts';

/**
 * Returns functions that write a dashboard's schedules and return whether it was done. A failure is reported, and no input is
 * lost.
 */
export function useScheduleWrites(dashboardId: string, reload: () => Promise<unknown>) {
  const t = useScheduleMessages();
  const [create] = useCreateScheduleMutation();
  const [update] = useUpdateScheduleMutation();
  const [remove] = useDeleteScheduleMutation();
  const [tryOut] = useTryScheduleMutation();
  const {
    isBusy,
    write,
    create: writeNew,
  } = useWrite({ stale: t('save.stale'), failed: t('save.failed') }, { reload });
  const isDone = async (...parameters: Parameters<typeof write>) => (await write(...parameters)).done;

  return {
    isBusy,
    create: async (input: ScheduleInput) => {
      const { done } = await writeNew(
        (idempotencyKey) => create({ variables: { input: { ...input, dashboardId, idempotencyKey } } }),
        t('save.done'),
      );
      return done;
    },
    update: ({ id, version }: ScheduleFragment, input: Partial<ScheduleInput>) =>
      isDone(() => update({ variables: { input: { ...input, id, dashboardId, version } } }), t('save.done')),
    remove: ({ id, version }: ScheduleFragment) =>
      isDone(() => remove({ variables: { input: { id, dashboardId, version } } }), t('save.deleted')),
    tryOut: ({ id }: ScheduleFragment) =>
      isDone(() => tryOut({ variables: { input: { id, dashboardId } } }), t('save.tried')),
  };
}
