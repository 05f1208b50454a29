import type { SavedDashboardFragment } from '../gql/graphql.ts';
import {
  useCreateDashboardMutation,
  useDeleteDashboardMutation,
  useRestoreDashboardMutation,
  useUpdateDashboardMutation,
} from '../gql/hooks.ts';
import { useDashboardMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';
import { useWrite } from './useWrite.ts';

interface Payload {
  readonly dashboard?: SavedDashboardFragment | null;
  readonly deletedId?: string | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string; readonly path: readonly string[] }[];
}

const inputOf = ({ name, document, variables, parts }: Draft) => ({
  ...{ name, document, variables },
  parts: parts.map((part) => ({ ...part, columns: part.columns.map((column) => ({ ...column })) })),
});

/** Returns functions that save a dashboard. A failure is reported, and no text is lost. */
export function useSave() {
  const t = useDashboardMessages();
  const [createDashboard] = useCreateDashboardMutation();
  const [updateDashboard] = useUpdateDashboardMutation();
  const [restoreDashboard] = useRestoreDashboardMutation();
  const [deleteDashboard] = useDeleteDashboardMutation();
  const { isBusy, isStale, write } = useWrite({ stale: t('save.stale'), failed: t('save.failed') });
  const refetchQueries = ['Dashboards'];

  return {
    isBusy,
    isStale,
    create: (draft: Draft, forkedFromId: string | null) =>
      write(async (idempotencyKey) => {
        const input = { ...inputOf(draft), forkedFromId, idempotencyKey };
        return (await createDashboard({ variables: { input }, refetchQueries })).data?.createDashboard as Payload;
      }, t('save.done')),
    update: (id: string, draft: Draft) =>
      write(async () => {
        const input = { ...inputOf(draft), id, version: draft.version ?? 0 };
        return (await updateDashboard({ variables: { input }, refetchQueries })).data?.updateDashboard as Payload;
      }, t('save.done')),
    share: (id: string, version: number, roleIds: string[]) =>
      write(async () => {
        const input = { id, version, roleIds };
        return (await updateDashboard({ variables: { input }, refetchQueries })).data?.updateDashboard as Payload;
      }, t('save.done')),
    restore: (id: string, version: number, toVersion: number) =>
      write(async () => {
        const input = { id, version, toVersion };
        return (await restoreDashboard({ variables: { input }, refetchQueries })).data?.restoreDashboard as Payload;
      }, t('save.done')),
    remove: (id: string, version: number) =>
      write(async () => {
        const input = { id, version };
        return (await deleteDashboard({ variables: { input }, refetchQueries })).data?.deleteDashboard as Payload;
      }, t('delete.done')),
  };
}
