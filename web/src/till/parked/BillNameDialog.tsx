import { Alert, Button, DialogActions, DialogContent, TextField } from '@mui/material';
import { MAX_PARKED_NAME_LENGTH } from '@taem/domain/limits.ts';
import { useState } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { useTillMessages } from '../words/messages.ts';
import { useParkedMessages } from './messages.ts';

interface BillNameDialogProps {
  title: string;
  saveLabel: string;
  /** The current name of the bill. */
  name: string;
  busy: boolean;
  /** Returns why it was not saved; null if it was. */
  onSave: (name: string) => Promise<string | null>;
  onClose: () => void;
}

/** Names a parked bill. Stays open with the reason if the name is refused. */
export function BillNameDialog({ title, saveLabel, name: before, busy, onSave, onClose }: BillNameDialogProps) {
  const t = useParkedMessages();
  const words = useTillMessages();
  const [name, setName] = useState(before);
  const [problem, setProblem] = useState<string | null>(null);
  const isTooLong = name.trim().length > MAX_PARKED_NAME_LENGTH;
  const save = async () => {
    if (busy || isTooLong) return;
    setProblem(null);
    setProblem(await onSave(name.trim()));
  };
  return (
    <Dialog title={title} maxWidth="xs" onClose={busy ? undefined : onClose}>
      <DialogForm onSubmit={() => void save()}>
        <DialogContent>
          <TextField
            fullWidth
            autoFocus
            label={t('park.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            onFocus={(event) => event.target.select()}
            error={isTooLong}
            helperText={isTooLong ? t('park.nameTooLong', { most: MAX_PARKED_NAME_LENGTH }) : t('park.nameHint')}
            autoComplete="off"
            sx={{ mt: 1 }}
          />
          {problem && (
            <Alert severity="error" sx={{ mt: 2 }}>
              {problem}
            </Alert>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={busy} onClick={onClose}>
            {words('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {saveLabel}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
