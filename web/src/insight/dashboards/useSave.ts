import { payloadOf } from '../../form/userErrorsOf.ts';
import { type Outcome, useWrite } from '../../form/useWrite.ts';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import {
  useCreateDashboardMutation,
  useDeleteDashboardMutation,
  useRestoreDashboardMutation,
  useUpdateDashboardMutation,
} from '../gql/hooks.ts';
import { useDashboardMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

interface Saved {
  readonly dashboard?: SavedDashboardFragment | null;
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
  const { isBusy, isStale, write, create } = useWrite({ stale: t('save.stale'), failed: t('save.failed') });
  const refetchQueries = ['Dashboards'];
  /** Returns the payload; null where nothing was written. */
  const savedBy = (outcome: Outcome): Saved | null => (outcome.done ? (payloadOf(outcome) as Saved) : null);
  const save = async (...parameters: Parameters<typeof write>) => savedBy(await write(...parameters));
  const saveNew = async (...parameters: Parameters<typeof create>) => savedBy(await create(...parameters));

  return {
    isBusy,
    isStale,
    create: (draft: Draft, forkedFromId: string | null) =>
      saveNew((idempotencyKey) => {
        const input = { ...inputOf(draft), forkedFromId, idempotencyKey };
        return createDashboard({ variables: { input }, refetchQueries });
      }, t('save.done')),
    update: (id: string, draft: Draft) =>
      save(() => {
        const input = { ...inputOf(draft), id, version: draft.version ?? 0 };
        return updateDashboard({ variables: { input }, refetchQueries });
      }, t('save.done')),
    share: (id: string, version: number, roleIds: string[]) =>
      save(() => updateDashboard({ variables: { input: { id, version, roleIds } }, refetchQueries }), t('save.done')),
    restore: (id: string, version: number, toVersion: number) =>
      save(
        () => restoreDashboard({ variables: { input: { id, version, toVersion } }, refetchQueries }),
        t('save.done'),
      ),
    remove: (id: string, version: number) =>
      save(() => deleteDashboard({ variables: { input: { id, version } }, refetchQueries }), t('delete.done')),
  };
}
