import { Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { MAX_SAVED_NAME } from '@taem/domain/saved/savedDocument.ts';
import { useState } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { useDashboardMessages } from './messages.ts';

interface Props {
  readonly name: string;
  readonly isBusy: boolean;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

/** By what name a dashboard is saved. */
export function NameDialog({ name, isBusy, onSave, onClose }: Props) {
  const t = useDashboardMessages();
  const [typed, setTyped] = useState(name);
  const isNone = typed.trim() === '';
  return (
    <Dialog title={t('save.title')} maxWidth="xs" onClose={isBusy ? undefined : onClose}>
      <DialogForm onSubmit={() => !isNone && onSave(typed.trim())}>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            label={t('save.name')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            slotProps={{ htmlInput: { maxLength: MAX_SAVED_NAME } }}
            sx={{ mt: 1 }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isBusy}>
            {t('action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy} disabled={isNone}>
            {t('action.save')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
