import { Button, Checkbox, DialogActions, DialogContent, FormControlLabel, Stack } from '@mui/material';
import { useState } from 'react';
import { copyText } from '../../app/copyText.ts';
import { useNotice } from '../../app/notice.tsx';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import type { SavedDashboardFragment } from '../gql/graphql.ts';
import { useDashboardRolesQuery } from '../gql/hooks.ts';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly dashboard: SavedDashboardFragment;
  readonly isBusy: boolean;
  readonly onSave: (roleIds: string[]) => void;
  readonly onClose: () => void;
}

/** With which roles a dashboard is shared: each of their users sees it with their own rights. */
export function ShareDialog({ dashboard, isBusy, onSave, onClose }: Props) {
  const t = useDashboardMessages();
  const notify = useNotice();
  const { data } = useDashboardRolesQuery();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(dashboard.sharedWithRoles.map(({ id }) => id)));
  const toggle = (id: string) => {
    const next = new Set(chosen);
    if (!next.delete(id)) next.add(id);
    setChosen(next);
  };
  const copy = async () => {
    const isCopied = await copyText(`${location.origin}/insight/dashboards/${dashboard.id}`);
    notify(t(isCopied ? 'share.copied' : 'share.notCopied'), isCopied ? 'success' : 'warning');
  };
  return (
    <Dialog title={t('share.title')} hint={t('share.hint')} maxWidth="xs" onClose={isBusy ? undefined : onClose}>
      <DialogForm onSubmit={() => onSave([...chosen])}>
        <DialogContent>
          {data ? (
            <Stack>
              {data.merchantRoles.items.map(({ id, name }) => (
                <FormControlLabel
                  key={id}
                  label={name}
                  control={
                    <Checkbox checked={chosen.has(id)} onChange={() => toggle(id)} sx={{ width: 44, height: 44 }} />
                  }
                />
              ))}
            </Stack>
          ) : (
            <LoadingView count={4} />
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={() => void copy()} sx={{ mr: 'auto' }}>
            {t('share.link')}
          </Button>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isBusy}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={!data}>
            {t('action.save')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
