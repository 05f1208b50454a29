import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNotice } from '../../../app/notice.tsx';
import { ViewDialog } from '../../../resources/views/ViewDialog.tsx';
import { type ViewAction, ViewMenu } from '../../../resources/views/ViewMenu.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import type { FindKind } from '../FindKind.ts';
import { filterIn } from '../findAddress.ts';
import type { Find } from '../useFind.ts';
import { useSegmentMessages } from './messages.ts';
import { madeSegment, type Segment, useSegments } from './useSegments.ts';

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: whichever list it is.
  readonly kind: FindKind<any, string>;
  readonly find: Find;
}

const queryOf = (filter: Readonly<Record<string, string>>) => new URLSearchParams(filter).toString();

/** Filters under a name, one's own and shared: always of now. */
export function SegmentsControl({ kind, find: { state, change } }: Props) {
  const t = useSegmentMessages();
  const notify = useNotice();
  const { segments, isBusy, ...writes } = useSegments(kind.of, t);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asks, setAsks] = useState<'saveNew' | 'rename' | 'delete' | null>(null);
  const current = segments?.find(({ id }) => id === state.segment) ?? null;
  const filterOf = ({ query }: Segment) => filterIn(kind, new URLSearchParams(query));
  const isChanged = current !== null && queryOf(filterOf(current)) !== queryOf(state.filter);

  const open = (segment: Segment | null) => {
    if (!segment) return change({ filter: {}, keyword: '', segment: null });
    const filter = filterOf(segment);
    if (Object.keys(filter).length < new URLSearchParams(segment.query).size) notify(t('dropped'), 'info');
    change({ filter, segment: segment.id });
  };
  const act = async (action: ViewAction) => {
    if (action === 'saveNew' || (current && (action === 'rename' || action === 'delete'))) setAsks(action);
    else if (!current) return;
    else if (action === 'back') open(current);
    else if (action === 'save') await writes.change(current, { query: queryOf(state.filter) }, t('saved'));
    else if (action === 'share')
      await writes.change(current, { isShared: !current.isShared }, t(current.isShared ? 'nowOwn' : 'nowShared'));
  };
  const saveNew = async (name: string, isShared: boolean) => {
    const outcome = await writes.create({ name, isShared, query: queryOf(state.filter) });
    if (!outcome.done) return outcome.name;
    setAsks(null);
    change({ segment: madeSegment(outcome.data), page: state.page });
    return undefined;
  };
  const rename = async (segment: Segment, name: string) => {
    const outcome = await writes.change(segment, { name }, t('saved'));
    if (!outcome.done) return outcome.name;
    setAsks(null);
    return undefined;
  };
  const erase = async (segment: Segment) => {
    const { done } = await writes.remove(segment);
    setAsks(null);
    if (done) change({ segment: null });
  };

  if (!segments) return null;
  const words = !current ? t('label') : t(isChanged ? 'changed' : 'chosen', { name: current.name });
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
        {isChanged && (
          <Box component="span" sx={{ flex: 'none', ml: 1, fontWeight: 400, fontSize: '0.875rem' }}>
            {t('changedMark')}
          </Box>
        )}
      </Button>
      <ViewMenu
        t={t}
        anchor={anchor}
        views={segments}
        current={current}
        isChanged={isChanged && Object.keys(state.filter).length > 0}
        isUnsaved={Object.keys(state.filter).length === 0}
        onClose={() => setAnchor(null)}
        onOpen={open}
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
