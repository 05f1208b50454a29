import ExpandMore from '@mui/icons-material/ExpandMoreRounded';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { late } from '../../app/late.tsx';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { CONTROL, textSize } from '../../ui/tokens.ts';
import type { ViewWords } from './messages.ts';
import type { Outcome } from './useSavedWrites.ts';
import { type SavedEntry, type ViewAction, ViewMenu } from './ViewMenu.tsx';

// Opened by a press: a list loads without what forms need.
const ViewDialog = late(async () => (await import('./ViewDialog.tsx')).ViewDialog);

/** What can be written of entries that are saved under a name. */
export interface SavedWrites<Entry> {
  readonly isBusy: boolean;
  create(given: { name: string; query: string; isShared: boolean }): Promise<Outcome>;
  change(entry: Entry, given: { name?: string; query?: string; isShared?: boolean }, words: string): Promise<Outcome>;
  remove(entry: Entry): Promise<Outcome>;
  /** Absent where no list opens with one. */
  choose?(entry: Entry | null): Promise<Outcome>;
  /** Id of what `create` made. */
  createdId(data: unknown): string | null;
}

interface Props<Entry extends SavedEntry> {
  readonly t: ViewWords;
  readonly entries: readonly Entry[];
  /** The one that is open. */
  readonly current: Entry | null;
  /** The list is not as `current` has it any more. */
  readonly isChanged: boolean;
  /** Nothing can be saved of the list as it is. */
  readonly isUnsaved?: boolean;
  /** The list as it is. */
  readonly query: string;
  readonly writes: SavedWrites<Entry>;
  /** null for the list without any. */
  readonly onOpen: (entry: Entry | null) => void;
  /** What the list is now saved under; null once that is deleted. */
  readonly onSavedAs: (id: string | null) => void;
}

/** Beside the title of a list: which of the saved ones is open, the others, and what can be done with them. */
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
    if (!outcome.done) return outcome.name;
    setAsks(null);
    onSavedAs(writes.createdId(outcome.data));
    return undefined;
  };
  const rename = async (entry: Entry, name: string) => {
    const outcome = await writes.change(entry, { name }, t('saved'));
    if (!outcome.done) return outcome.name;
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
