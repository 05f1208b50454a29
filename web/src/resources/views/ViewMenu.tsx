import { Divider, ListItemText, ListSubheader, Menu, MenuItem } from '@mui/material';
import type { ViewWords } from './messages.ts';

export type ViewAction = 'save' | 'back' | 'saveNew' | 'rename' | 'share' | 'default' | 'delete';

/** A named view of a user. */
export interface SavedEntry {
  readonly id: string;
  readonly name: string;
  readonly isShared: boolean;
  readonly isOwn: boolean;
  readonly ownerName?: string | null;
  readonly mayChange: boolean;
  /** Absent if no list opens with such an entry. */
  readonly isDefault?: boolean;
}

interface Props<Entry extends SavedEntry> {
  readonly t: ViewWords;
  readonly anchor: HTMLElement | null;
  readonly views: readonly Entry[];
  readonly current: Entry | null;
  readonly isChanged: boolean;
  readonly onClose: () => void;
  /** Called with null for the list without a view. */
  readonly onOpen: (view: Entry | null) => void;
  /** Whether the current list has nothing to save. */
  readonly isUnsaved?: boolean;
  readonly onAct: (action: ViewAction) => void;
}

/** The views of a list, the user's own and those of others, and the actions for the open one. */
export function ViewMenu<Entry extends SavedEntry>(props: Props<Entry>) {
  const { t, anchor, views, current, isChanged, onClose, onOpen, onAct, isUnsaved = false } = props;
  const groups = [
    { title: t('own'), views: views.filter(({ isOwn }) => isOwn) },
    { title: t('shared'), views: views.filter(({ isOwn }) => !isOwn) },
  ].filter((group) => group.views.length > 0);
  const choose = (view: Entry | null) => {
    onClose();
    onOpen(view);
  };
  const act = (action: ViewAction, words: string, danger = false) => (
    <MenuItem
      key={action}
      sx={danger ? { color: 'error.main' } : undefined}
      onClick={() => {
        onClose();
        onAct(action);
      }}
    >
      {words}
    </MenuItem>
  );
  const mayChange = current?.mayChange === true;
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      slotProps={{ paper: { sx: { minWidth: 260, maxWidth: 'min(420px, calc(100vw - 32px))' } } }}
    >
      {views.length > 0 && (
        <MenuItem
          role="menuitemradio"
          aria-checked={current === null}
          selected={current === null}
          onClick={() => choose(null)}
        >
          {t('all')}
        </MenuItem>
      )}
      {groups.flatMap((group) => [
        <ListSubheader key={group.title} role="presentation" disableSticky sx={{ lineHeight: '36px' }}>
          {group.title}
        </ListSubheader>,
        ...group.views.map((view) => (
          <MenuItem
            key={view.id}
            role="menuitemradio"
            aria-checked={view.id === current?.id}
            selected={view.id === current?.id}
            onClick={() => choose(view)}
          >
            <ListItemText
              primary={view.name}
              secondary={<Marks t={t} view={view} />}
              slotProps={{
                primary: { sx: { overflowWrap: 'anywhere', whiteSpace: 'normal' } },
                secondary: { component: 'span' },
              }}
            />
          </MenuItem>
        )),
      ])}
      {views.length > 0 && <Divider />}
      {current && isChanged && mayChange && act('save', t('save'))}
      {current && isChanged && act('back', t('back'))}
      {isUnsaved ? <MenuItem disabled>{t('saveNone')}</MenuItem> : act('saveNew', t('saveNew'))}
      {current && <Divider />}
      {current?.isDefault !== undefined && (
        <MenuItem
          role="menuitemcheckbox"
          aria-checked={current.isDefault}
          onClick={() => {
            onClose();
            onAct('default');
          }}
        >
          {current.isDefault ? '✓ ' : ''}
          {t('opensWith')}
        </MenuItem>
      )}
      {current && mayChange && act('rename', t('rename'))}
      {current &&
        mayChange &&
        (current.isOwn || !current.ownerName || !current.isShared) &&
        act('share', t(current.isShared ? 'unshare' : 'share'))}
      {current && mayChange && act('delete', t('delete'), true)}
    </Menu>
  );
}

/** The owner of a view, and other facts to read before it is opened. */
function Marks({ t, view }: { t: ViewWords; view: SavedEntry }) {
  const { isOwn, isShared, isDefault, ownerName } = view;
  const whose = isOwn ? (isShared ? t('sharedMark') : null) : ownerName ? t('by', { name: ownerName }) : t('byNobody');
  return [whose, isDefault ? t('isDefault') : null].filter(Boolean).join(' · ') || null;
}
