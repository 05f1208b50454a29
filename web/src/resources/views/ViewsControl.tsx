import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNotice } from '../../app/notice.tsx';
import { useWrite } from '../../form/useWrite.ts';
import { type ListShape, type ListState, writeListAddress } from '../../list/listAddress.ts';
import type { CreateSavedViewMutation, ViewFragment } from '../gql/graphql.ts';
import {
  useChooseDefaultViewMutation,
  useCreateSavedViewMutation,
  useDeleteSavedViewMutation,
  useSavedViewsQuery,
  useUpdateSavedViewMutation,
} from '../gql/hooks.ts';
import { useViewMessages } from './messages.ts';
import { type ChoicesOf, isChanged, queryOf, readView } from './readView.ts';
import { SavedControl } from './SavedControl.tsx';

interface Props {
  /** Path of the list, without the leading slash. */
  readonly list: string;
  readonly shape: ListShape;
  readonly state: ListState;
  readonly choicesOf: ChoicesOf;
  /** Returns the label of a filter. */
  readonly labelOf: (filter: string) => string;
}

/** The views of a list. */
export function ViewsControl({ list, shape, state, choicesOf, labelOf }: Props) {
  const t = useViewMessages();
  const notify = useNotice();
  const { search, state: came, key } = useLocation();
  const [, setAddress] = useSearchParams();
  const { views, ...writes } = useViews(list);
  const current = views?.find(({ id }) => id === state.view) ?? null;

  const open = async (view: ViewFragment | null, replace = false) => {
    if (!view) {
      setAddress({});
      return;
    }
    const { state: kept, dropped } = await readView(shape, view.query, choicesOf);
    setAddress(writeListAddress(shape, { ...kept, view: view.id }), { replace });
    if (dropped.length === 0) return;
    const what = new Set(dropped.map((each) => (each.kind === 'filter' ? labelOf(each.name) : t('dropped.other'))));
    notify(t('dropped', { what: [...what].join(', ') }), 'info');
  };

  const openUsual = useEffectEvent((usual: ViewFragment) => open(usual, true));
  // The default view opens once, from a menu: clearing the list afterwards is deliberate.
  const opened = useRef<string | null>(null);
  const isFromMenu = came?.fromMenu === true && search === '';
  useEffect(() => {
    if (!isFromMenu || !views || opened.current === key) return;
    opened.current = key;
    const usual = views.find(({ isDefault }) => isDefault);
    if (usual) void openUsual(usual);
  }, [isFromMenu, views, key]);

  if (!views) return null;
  return (
    <SavedControl
      t={t}
      entries={views}
      current={current}
      isChanged={current !== null && isChanged(shape, state, current.query)}
      query={queryOf(shape, state)}
      writes={writes}
      onOpen={(view) => void open(view)}
      onSavedAs={(view) => setAddress(writeListAddress(shape, { ...state, view }), { replace: true })}
    />
  );
}

/** Returns the views of one list, and their actions. */
function useViews(list: string) {
  const t = useViewMessages();
  const { data, refetch } = useSavedViewsQuery({ variables: { list }, fetchPolicy: 'cache-and-network' });
  const [create] = useCreateSavedViewMutation();
  const [update] = useUpdateSavedViewMutation();
  const [remove] = useDeleteSavedViewMutation();
  const [choose] = useChooseDefaultViewMutation();
  const {
    isBusy,
    write,
    create: writeNew,
  } = useWrite({ stale: t('stale'), gone: t('gone'), failed: t('failed') }, { reload: refetch, field: 'name' });
  return {
    views: data?.savedViews,
    isBusy,
    create: (given: { name: string; query: string; isShared: boolean }) =>
      writeNew((idempotencyKey) => create({ variables: { input: { list, ...given, idempotencyKey } } }), t('saved')),
    change: (
      { id, version }: ViewFragment,
      given: { name?: string; query?: string; isShared?: boolean },
      words: string,
    ) => write(() => update({ variables: { input: { id, version, ...given } } }), words),
    remove: ({ id }: ViewFragment) => write(() => remove({ variables: { input: { id } } }), t('deleted')),
    choose: (view: ViewFragment | null) =>
      write(
        () => choose({ variables: { input: { list, id: view?.id ?? null } } }),
        t(view ? 'nowDefault' : 'noDefault'),
      ),
    createdId: (data: unknown) => (data as CreateSavedViewMutation | undefined)?.createSavedView.savedView?.id ?? null,
  };
}
