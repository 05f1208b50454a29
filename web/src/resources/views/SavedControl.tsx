import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import type { Outcome } from '../../form/useWrite.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CONTROL, textSize } from '../../ui/tokens.ts';
import type { ViewWords } from './messages.ts';
import { type SavedEntry, type ViewAction, ViewMenu } from './ViewMenu.tsx';

// Loaded on a press: the list does not need the code of forms.
const ViewDialog = late(async () => (await import('./ViewDialog.tsx')).ViewDialog);

/** The writes of entries that are saved under a name. */
export interface SavedWrites<Entry> {
  readonly isBusy: boolean;
  create(given: { name: string; query: string; isShared: boolean }): Promise<Outcome>;
  change(entry: Entry, given: { name?: string; query?: string; isShared?: boolean }, words: string): Promise<Outcome>;
  remove(entry: Entry): Promise<Outcome>;
  /** Absent if no list opens with such an entry. */
  choose?(entry: Entry | null): Promise<Outcome>;
  /** Returns the id of the created entry. */
  createdId(data: unknown): string | null;
}

interface Props<Entry extends SavedEntry> {
  readonly t: ViewWords;
  readonly entries: readonly Entry[];
  /** The open entry. */
  readonly current: Entry | null;
  /** Whether the list differs from `current`. */
  readonly isChanged: boolean;
  /** Whether the current list has nothing to save. */
  readonly isUnsaved?: boolean;
  /** The query of the current list. */
  readonly query: string;
  readonly writes: SavedWrites<Entry>;
  /** Called with null for the list without an entry. */
  readonly onOpen: (entry: Entry | null) => void;
  /** Called with the id under which the list is now saved; null once that is deleted. */
  readonly onSavedAs: (id: string | null) => void;
}

/** The control beside the title of a list: the open saved entry, the others, and the actions. */
export function SavedControl<Entry extends SavedEntry>(props: Props<Entry>) {
  const { t, entries, current, isChanged, isUnsaved, query, writes, onOpen, onSavedAs } = props;
  const { isBusy } = writes;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asks, setAsks] = useState<'saveNew' | 'rename' | 'delete' | null>(null);

  const act = async (action: ViewAction) => {
    if (action === 'saveNew' || (current && (action === 'rename' || action === 'delete'))) setAsks(action);
    else if (!current) return;
    else if (action === 'back') onOpen(current);
    else if (action === 'save') await writes.change(current, { query }, t('saved'));
    else if (action === 'default') await writes.choose?.(current.isDefault ? null : current);
    else if (action === 'share')
      await writes.change(current, { isShared: !current.isShared }, t(current.isShared ? 'nowOwn' : 'nowShared'));
  };
  const saveNew = async (name: string, isShared: boolean) => {
    const outcome = await writes.create({ name, isShared, query });
    if (!outcome.done) return outcome.refused;
    setAsks(null);
    onSavedAs(writes.createdId(outcome.data));
    return undefined;
  };
  const rename = async (entry: Entry, name: string) => {
    const outcome = await writes.change(entry, { name }, t('saved'));
    if (!outcome.done) return outcome.refused;
    setAsks(null);
    return undefined;
  };
  const erase = async (entry: Entry) => {
    const { done } = await writes.remove(entry);
    setAsks(null);
    if (done) onSavedAs(null);
  };

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
        sx={{ minHeight: CONTROL, minWidth: 0, maxWidth: '100%', color: 'text.secondary' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {current?.name ?? t('label')}
        </Box>
        {isChanged && (
          <Box component="span" sx={{ flex: 'none', ml: 1, fontWeight: 400, fontSize: textSize.small }}>
            {t('changedMark')}
          </Box>
        )}
      </Button>
      <ViewMenu
        t={t}
        anchor={anchor}
        views={entries}
        current={current}
        isChanged={isChanged && !isUnsaved}
        isUnsaved={isUnsaved}
        onClose={() => setAnchor(null)}
        onOpen={onOpen}
        onAct={(action) => void act(action)}
      />
      {asks === 'saveNew' && (
        <ViewDialog t={t} title={t('saveNew')} name="" asksShared onSave={saveNew} onClose={() => setAsks(null)} />
      )}
      {asks === 'rename' && current && (
        <ViewDialog
          t={t}
          title={t('rename')}
          name={current.name}
          asksShared={false}
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
