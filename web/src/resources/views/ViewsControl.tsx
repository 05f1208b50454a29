import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useNotice } from '../../app/notice.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { type ListShape, type ListState, writeListAddress } from '../listAddress.ts';
import { useViewMessages } from './messages.ts';
import { type ChoicesOf, isChanged, queryOf, readView } from './readView.ts';
import { madeView, useViews, type View } from './useViews.ts';
import { ViewDialog } from './ViewDialog.tsx';
import { type ViewAction, ViewMenu } from './ViewMenu.tsx';

interface Props {
  /** Path of the list, without its first slash. */
  readonly list: string;
  readonly shape: ListShape;
  readonly state: ListState;
  readonly choicesOf: ChoicesOf;
  /** What people call a filter. */
  readonly labelOf: (filter: string) => string;
}

/** Beside the title of a list: which view it is opened with, the others, and what can be done with them. */
export function ViewsControl({ list, shape, state, choicesOf, labelOf }: Props) {
  const t = useViewMessages();
  const notify = useNotice();
  const { search, state: came, key } = useLocation();
  const [, setAddress] = useSearchParams();
  const { views, isBusy, create, change, remove, choose } = useViews(list);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asks, setAsks] = useState<'saveNew' | 'rename' | 'delete' | null>(null);
  const current = views?.find(({ id }) => id === state.view) ?? null;
  const changed = current !== null && isChanged(shape, state, current.query);

  const open = async (view: View | null, replace = false) => {
    if (!view) {
      setAddress({});
      return;
    }
    const { state: kept, dropped } = await readView(shape, view.query, choicesOf);
    setAddress(writeListAddress({ ...kept, view: view.id }), { replace });
    if (dropped.length === 0) return;
    const what = new Set(dropped.map((each) => (each.kind === 'filter' ? labelOf(each.name) : t('dropped.other'))));
    notify(t('dropped', { what: [...what].join(', ') }), 'info');
  };

  // Opened from a menu, once: whoever clears the list afterwards means it so.
  const opened = useRef<string | null>(null);
  const isFromMenu = came?.fromMenu === true && search === '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the views of this visit are known.
  useEffect(() => {
    if (!isFromMenu || !views || opened.current === key) return;
    opened.current = key;
    const usual = views.find(({ isDefault }) => isDefault);
    if (usual) void open(usual, true);
  }, [isFromMenu, views, key]);

  const act = async (action: ViewAction) => {
    if (action === 'saveNew' || (current && (action === 'rename' || action === 'delete'))) setAsks(action);
    else if (!current) return;
    else if (action === 'back') await open(current);
    else if (action === 'save') await change(current, { query: queryOf(state) }, t('saved'));
    else if (action === 'default') await choose(current.isDefault ? null : current);
    else if (action === 'share')
      await change(current, { isShared: !current.isShared }, t(current.isShared ? 'nowOwn' : 'nowShared'));
  };

  const saveNew = async (name: string, isShared: boolean) => {
    const outcome = await create({ name, isShared, query: queryOf(state) });
    if (!outcome.done) return outcome.name;
    setAsks(null);
    setAddress(writeListAddress({ ...state, view: madeView(outcome.data) }), { replace: true });
    return undefined;
  };
  const rename = async (view: View, name: string) => {
    const outcome = await change(view, { name }, t('saved'));
    if (!outcome.done) return outcome.name;
    setAsks(null);
    return undefined;
  };
  const erase = async (view: View) => {
    const { done } = await remove(view);
    setAsks(null);
    if (done) setAddress(writeListAddress({ ...state, view: null }), { replace: true });
  };

  if (!views) return null;
  const words = !current ? t('label') : t(changed ? 'changed' : 'chosen', { name: current.name });
  return (
    <>
      <Button
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={words}
        disabled={isBusy}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ minHeight: 44, minWidth: 0, maxWidth: '100%', color: 'text.secondary' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {current?.name ?? t('label')}
        </Box>
        {changed && (
          <Box component="span" sx={{ flex: 'none', ml: 1, fontWeight: 400, fontSize: '0.875rem' }}>
            {t('changedMark')}
          </Box>
        )}
      </Button>
      <ViewMenu
        t={t}
        anchor={anchor}
        views={views}
        current={current}
        isChanged={changed}
        onClose={() => setAnchor(null)}
        onOpen={(view) => void open(view)}
        onAct={(action) => void act(action)}
      />
      {asks === 'saveNew' && (
        <ViewDialog
          t={t}
          title={t('saveNew')}
          name=""
          asksShared
          isBusy={isBusy}
          onSave={saveNew}
          onClose={() => setAsks(null)}
        />
      )}
      {asks === 'rename' && current && (
        <ViewDialog
          t={t}
          title={t('rename')}
          name={current.name}
          asksShared={false}
          isBusy={isBusy}
          onSave={(name) => rename(current, name)}
          onClose={() => setAsks(null)}
        />
      )}
      <ConfirmDialog
        open={asks === 'delete' && current !== null}
        danger
        busy={isBusy}
        title={t('delete.title')}
        confirmLabel={t('delete')}
        onConfirm={() => current && void erase(current)}
        onCancel={() => setAsks(null)}
      >
        {t(current?.isShared ? 'delete.shared' : 'delete.own', { name: current?.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}
