import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNotice } from '../../app/notice.tsx';
import { type ListShape, type ListState, writeListAddress } from '../../list/listAddress.ts';
import { useViewMessages } from './messages.ts';
import { type ChoicesOf, isChanged, queryOf, readView } from './readView.ts';
import { SavedControl } from './SavedControl.tsx';
import { useViews, type View } from './useViews.ts';

interface Props {
  /** Path of the list, without its first slash. */
  readonly list: string;
  readonly shape: ListShape;
  readonly state: ListState;
  readonly choicesOf: ChoicesOf;
  /** What people call a filter. */
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

  const open = async (view: View | null, replace = false) => {
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

  const openUsual = useEffectEvent((usual: View) => open(usual, true));
  // Opened from a menu, once: clearing the list afterwards is deliberate.
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
