import { useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import {
  useCreateDashboardMutation,
  useDeleteDashboardMutation,
  useRestoreDashboardMutation,
  useUpdateDashboardMutation,
} from '../gql/hooks.ts';
import { useDashboardMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';

interface Payload {
  readonly dashboard?: SavedDashboardFragment | null;
  readonly deletedId?: string | null;
  readonly userErrors: readonly { readonly code: string; readonly message: string; readonly path: readonly string[] }[];
}

const inputOf = ({ name, document, variables, parts }: Draft) => ({
  ...{ name, document, variables },
  parts: parts.map((part) => ({ ...part, columns: part.columns.map((column) => ({ ...column })) })),
});

/** Writes of a dashboard. What fails is said, and nothing that was written is lost. */
export function useSave() {
  const t = useDashboardMessages();
  const language = useLanguage();
  const notify = useNotice();
  const [createDashboard] = useCreateDashboardMutation();
  const [updateDashboard] = useUpdateDashboardMutation();
  const [restoreDashboard] = useRestoreDashboardMutation();
  const [deleteDashboard] = useDeleteDashboardMutation();
  const [isBusy, setBusy] = useState(false);
  const [isStale, setStale] = useState(false);
  const running = useRef(false);
  /** Sent again after a lost answer, a new one is saved once. */
  const key = useRef(newKey());

  async function write(send: () => Promise<Payload | null | undefined>, words: string): Promise<Payload | null> {
    // A second press while the first is under way.
    if (running.current) return null;
    running.current = true;
    setBusy(true);
    try {
      const payload = await send();
      const [error] = payload?.userErrors ?? [];
      if (!payload) throw new Error('no payload');
      if (error) {
        setStale(error.code === 'STALE_VERSION');
        notify(error.code === 'STALE_VERSION' ? t('save.stale') : said(error.message, language), 'warning');
        if (error.code !== 'IDEMPOTENCY_CONFLICT') key.current = newKey();
        return null;
      }
      setStale(false);
      key.current = newKey();
      notify(words, 'success');
      return payload;
    } catch {
      notify(t('save.failed'), 'warning');
      return null;
    } finally {
      running.current = false;
      setBusy(false);
    }
  }
  const refetchQueries = ['Dashboards'];

  return {
    isBusy,
    isStale,
    create: (draft: Draft, forkedFromId: string | null) =>
      write(async () => {
        const input = { ...inputOf(draft), forkedFromId, idempotencyKey: key.current };
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
