import {
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
  FormHelperText,
  TextField,
} from '@mui/material';
import { MAX_SAVED_NAME, savedName } from '@taem/domain/saved/savedDocument.ts';
import { useState } from 'react';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import type { ViewWords } from './messages.ts';

interface Props {
  readonly t: ViewWords;
  readonly title: string;
  readonly name: string;
  /** Asks whether everybody is to see it. */
  readonly asksShared: boolean;
  readonly isBusy: boolean;
  /** Gives why the name cannot be, or nothing. */
  readonly onSave: (name: string, isShared: boolean) => Promise<string | undefined>;
  readonly onClose: () => void;
}

/** What a view is called, and for a new one whom it is for. */
export function ViewDialog({ t, title, name, asksShared, isBusy, onSave, onClose }: Props) {
  const language = useLanguage();
  const [typed, setTyped] = useState(name);
  const [isShared, setIsShared] = useState(false);
  const [error, setError] = useState<string>();
  const save = async () => {
    const read = savedName.safeParse(typed);
    const refused = read.success ? await onSave(read.data, isShared) : (read.error.issues[0]?.message ?? '');
    setError(said(refused, language));
  };
  return (
    <Dialog title={title} maxWidth="xs" onClose={isBusy ? undefined : onClose}>
      <DialogForm onSubmit={() => void save()}>
        <DialogContent sx={{ pt: 1 }}>
          <TextField
            autoFocus
            fullWidth
            required
            label={t('name')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={error !== undefined}
            helperText={error ?? ' '}
            sx={{ mt: 1 }}
            slotProps={{ htmlInput: { maxLength: MAX_SAVED_NAME, autoComplete: 'off' } }}
          />
          {asksShared && (
            <>
              <FormControlLabel
                label={t('share')}
                control={<Checkbox checked={isShared} onChange={(_, checked) => setIsShared(checked)} />}
              />
              <FormHelperText sx={{ mt: 0, ml: 4 }}>{t('shareHint')}</FormHelperText>
            </>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isBusy}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={isBusy}>
            {t('confirmSave')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
