import type { CreateSavedViewMutation, ViewFragment } from '../gql/graphql.ts';
import {
  useChooseDefaultViewMutation,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useUpdateSavedViewMutation,
} from '../gql/hooks.ts';
import { useViewMessages } from './messages.ts';
import { useSavedWrites } from './useSavedWrites.ts';

export type View = ViewFragment;

/** The views of one list, and what can be done with them. */
export function useViews(list: string) {
  const t = useViewMessages();
  const { data, refetch } = useSavedViewsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [choose] = useChooseDefaultViewMutation();
  const { isBusy, run, make } = useSavedWrites(t, refetch);
  return {
    views: data?.savedViews,
    isBusy,
    create: (given: { name: string; query: string; isShared: boolean }) =>
      make((idempotencyKey) => create({ variables: { input: { list, ...given, idempotencyKey } } }), t('saved')),
    change: ({ id, version }: View, given: { name?: string; query?: string; isShared?: boolean }, words: string) =>
      run(() => update({ variables: { input: { id, version, ...given } } }), words),
    remove: ({ id }: View) => run(() => remove({ variables: { input: { id } } }), t('deleted')),
    choose: (view: View | null) =>
      run(() => choose({ variables: { input: { list, id: view?.id ?? null } } }), t(view ? 'nowDefault' : 'noDefault')),
    createdId: (data: unknown) => (data as CreateSavedViewMutation | undefined)?.createSavedView.savedView?.id ?? null,
  };
}
