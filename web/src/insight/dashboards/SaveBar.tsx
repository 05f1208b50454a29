import More from '@mui/icons-material/MoreVertRounded';
import { Button, Chip, IconButton, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { late } from '../../app/late.tsx';
import { saveFile } from '../../app/saveFile.ts';
import { useRunLate } from '../../app/useRunLate.ts';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import { useDashboardMessages } from './messages.ts';
import type { Draft } from './useDraft.ts';
import { useSave } from './useSave.ts';

// Loaded on demand: dialogs import the rules of forms, which the workbench does not need until it saves.
const NameDialog = late(async () => (await import('./NameDialog.tsx')).NameDialog);
const ShareDialog = late(async () => (await import('./ShareDialog.tsx')).ShareDialog);
const VersionsDialog = late(async () => (await import('./VersionsDialog.tsx')).VersionsDialog);
const ConfirmDialog = late(async () => (await import('../../ui/ConfirmDialog.tsx')).ConfirmDialog);

interface Props {
  readonly dashboard: SavedDashboardFragment | null;
  readonly draft: Draft;
  /** Called after saving. `isElsewhere`: something else than the draft was saved, such as its roles, and the draft stays. */
  readonly onSaved: (dashboard: SavedDashboardFragment, isElsewhere?: boolean) => void;
  readonly onReload: () => Promise<void>;
}

type Open = 'name' | 'share' | 'versions' | 'delete' | null;

/** The buttons to save a dashboard, and the actions for a saved one. */
export function SaveBar({ dashboard, draft, onSaved, onReload }: Props) {
  const t = useDashboardMessages();
  const navigate = useNavigate();
  const save = useSave();
  const runLate = useRunLate();
  const [open, setOpen] = useState<Open>(null);
  const [isMenu, setMenu] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const mayChange = dashboard?.mayChange === true;
  const choose = (what: Open) => {
    setMenu(false);
    setOpen(what);
  };
  const saveAs = async (name: string) => {
    const payload = await save.create({ ...draft, name }, dashboard?.id ?? null);
    if (!payload?.dashboard) return;
    setOpen(null);
    onSaved(draft.version === null ? payload.dashboard : (dashboard ?? payload.dashboard));
    navigate(`/insight/workbench/${payload.dashboard.id}`);
  };
  const saveNow = async () => {
    if (!dashboard || !mayChange) return setOpen('name');
    const payload = await save.update(dashboard.id, draft);
    if (payload?.dashboard) onSaved(payload.dashboard);
  };
  const saveAsFile = async () => {
    const name = draft.name || t('bench.title');
    const { writeDashboardFile } = await import('@taem/domain/insight/dashboards/dashboardFile.ts');
    saveFile(
      new Blob([writeDashboardFile({ ...draft, name })], { type: 'application/json' }),
      `${name.replaceAll(/[\\/:*?"<>|]+/g, ' ')}.json`,
    );
  };
  const done = (payload: Awaited<ReturnType<typeof save.share>>) => {
    if (!payload) return;
    setOpen(null);
    return payload.dashboard;
  };
  return (
    <>
      {draft.isChanged && (
        <Chip label={t('bench.unsaved')} color="warning" variant="outlined" sx={{ alignSelf: 'center' }} />
      )}
      {save.isStale && (
        <Button color="warning" onClick={() => void onReload()}>
          {t('save.reload')}
        </Button>
      )}
      <Button
        variant="contained"
        loading={save.isBusy && open === null}
        disabled={draft.document.trim() === ''}
        onClick={() => void saveNow()}
      >
        {t(mayChange || !dashboard ? 'action.save' : 'action.saveAs')}
      </Button>
      <IconButton
        ref={anchor}
        aria-label={t('action.more')}
        aria-haspopup="menu"
        onClick={() => setMenu(true)}
        sx={{ width: 44, height: 44 }}
      >
        <More />
      </IconButton>
      <Menu open={isMenu} anchorEl={anchor.current} onClose={() => setMenu(false)}>
        {dashboard && <MenuItem onClick={() => choose('name')}>{t('action.saveAs')}</MenuItem>}
        {dashboard && mayChange && <MenuItem onClick={() => choose('share')}>{t('action.share')}</MenuItem>}
        {dashboard && <MenuItem onClick={() => choose('versions')}>{t('action.versions')}</MenuItem>}
        <MenuItem
          disabled={draft.document.trim() === ''}
          onClick={() => {
            setMenu(false);
            runLate(saveAsFile);
          }}
        >
          {t('action.export')}
        </MenuItem>
        {dashboard && mayChange && <MenuItem onClick={() => choose('delete')}>{t('action.delete')}</MenuItem>}
      </Menu>
      {open === 'name' && (
        <NameDialog name={dashboard ? '' : draft.name} onSave={saveAs} onClose={() => setOpen(null)} />
      )}
      {open === 'share' && dashboard && (
        <ShareDialog
          dashboard={dashboard}
          onClose={() => setOpen(null)}
          onSave={async (roleIds) => {
            const now = done(await save.share(dashboard.id, draft.version ?? dashboard.version, [...roleIds]));
            if (now) onSaved(now, draft.isChanged);
          }}
        />
      )}
      {open === 'versions' && dashboard && (
        <VersionsDialog
          dashboard={dashboard}
          isBusy={save.isBusy}
          onClose={() => setOpen(null)}
          onRestore={async (version) => {
            const now = done(await save.restore(dashboard.id, draft.version ?? dashboard.version, version));
            if (now) onSaved(now);
          }}
        />
      )}
      {open === 'delete' && dashboard && (
        <ConfirmDialog
          open
          danger
          title={t('delete.title')}
          confirmLabel={t('action.delete')}
          busy={save.isBusy}
          onCancel={() => setOpen(null)}
          onConfirm={async () => {
            if (await save.remove(dashboard.id, draft.version ?? dashboard.version))
              navigate('/insight/dashboards', { replace: true });
          }}
        >
          {t('delete.text', { name: dashboard.name })}
        </ConfirmDialog>
      )}
    </>
  );
}
