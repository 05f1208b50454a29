import { useRef, useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { newKey } from '../../app/newKey.ts';
import { useNotice } from '../../app/notice.tsx';
import { said } from '../../app/said.ts';
import type { ViewFragment } from '../gql/graphql.ts';
import {
  useChooseDefaultViewMutation,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useUpdateSavedViewMutation,
} from '../gql/hooks.ts';
import { type UserError, userErrorsOf } from '../userErrorsOf.ts';
import { useViewMessages } from './messages.ts';

export type View = ViewFragment;

/** What came of a write: nothing to say, or why the name that was typed cannot be. */
type Outcome = { readonly done: true; readonly id: string | null } | { readonly done: false; readonly name?: string };

/** The views of one list, and what can be done with them. What fails is said at the foot of the page, and nothing is lost. */
export function useViews(list: string) {
  const t = useViewMessages();
  const language = useLanguage();
  const notify = useNotice();
  const { data, refetch } = useSavedViewsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [choose] = useChooseDefaultViewMutation();
  const [isBusy, setIsBusy] = useState(false);
  const running = useRef(false);
  /** Of the view that is being made: sent again after a lost answer, it is saved once. */
  const key = useRef(newKey());

  const refusal = ({ code, message, path }: UserError): Outcome => {
    if (path[0] === 'name') return { done: false, name: said(message, language) };
    notify(
      code === 'STALE_VERSION' ? t('stale') : code === 'NOT_FOUND' ? t('gone') : said(message, language),
      'warning',
    );
    return { done: false };
  };

  const run = async (write: () => Promise<{ data?: unknown }>, words: string): Promise<Outcome> => {
    // A second press while the first is under way.
    if (running.current) return { done: false };
    running.current = true;
    setIsBusy(true);
    try {
      const answer = await write();
      const [error] = userErrorsOf(answer);
      await refetch();
      if (error) return refusal(error);
      notify(words, 'success');
      return { done: true, id: idOf(answer.data) };
    } catch {
      notify(t('failed'), 'warning');
      return { done: false };
    } finally {
      running.current = false;
      setIsBusy(false);
    }
  };

  return {
    views: data?.savedViews,
    isBusy,
    create: async (given: { name: string; query: string; isShared: boolean }) => {
      const outcome = await run(
        () => create({ variables: { input: { list, ...given, idempotencyKey: key.current } } }),
        t('saved'),
      );
      if (outcome.done || outcome.name !== undefined) key.current = newKey();
      return outcome;
    },
    change: ({ id, version }: View, given: { name?: string; query?: string; isShared?: boolean }, words: string) =>
      run(() => update({ variables: { input: { id, version, ...given } } }), words),
    remove: ({ id }: View) => run(() => remove({ variables: { input: { id } } }), t('deleted')),
    choose: (view: View | null) =>
      run(() => choose({ variables: { input: { list, id: view?.id ?? null } } }), t(view ? 'nowDefault' : 'noDefault')),
  };
}

function idOf(data: unknown): string | null {
  const made = (data as { createSavedView?: { savedView?: { id: string } | null } } | undefined)?.createSavedView;
  return made?.savedView?.id ?? null;
}
