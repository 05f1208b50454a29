import { Alert, Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { usePrivacyMessages } from './messages.ts';

interface Props {
  readonly title: string;
  readonly isLoading: boolean;
  /** What would go and stay; null when it could not be read. */
  readonly preview: ReactNode | null;
  /** Why it cannot be done now, in words. */
  readonly obstacles: readonly string[];
  /** What has to be typed, and what the field is called. */
  readonly word: string;
  readonly label: string;
  readonly wrong: string;
  readonly isBusy: boolean;
  readonly failure: string | null;
  readonly onErase: () => void;
  readonly onClose: () => void;
}

/** What an erasure takes and leaves, or what stands in its way; it is confirmed by typing whom it is of. */
export function ConfirmErasure(props: Props) {
  const { title, isLoading, preview, obstacles, word, label, wrong, isBusy, failure, onErase, onClose } = props;
  const t = usePrivacyMessages();
  const field = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isPossible = preview !== null && obstacles.length === 0;

  function submit() {
    if (!isPossible || isBusy) return;
    const isRight = typed.trim().toLowerCase() === word.trim().toLowerCase();
    setWrong(!isRight);
    if (isRight) onErase();
    // A screen reader says what is wrong with the field that has the focus.
    else input.current?.focus();
  }

  return (
    <Dialog title={title} onClose={isBusy ? undefined : onClose}>
      <DialogForm onSubmit={submit}>
        <DialogContent>
          {isLoading && <LoadingView count={3} height={40} />}
          {!isLoading && preview === null && <Alert severity="error">{t('erase.failed')}</Alert>}
          {obstacles.map((obstacle) => (
            <Alert key={obstacle} severity="warning">
              {obstacle}
            </Alert>
          ))}
          {isPossible && (
            <>
              {preview}
              <Typography component="label" htmlFor={field} sx={{ display: 'block', mt: 3, mb: 1 }}>
                {label}
              </Typography>
              <TextField
                id={field}
                inputRef={input}
                fullWidth
                autoComplete="off"
                value={typed}
                disabled={isBusy}
                error={isWrong}
                helperText={isWrong ? wrong : ' '}
                slotProps={{ htmlInput: { spellCheck: false } }}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setWrong(false);
                }}
              />
            </>
          )}
          {failure && <Alert severity="error">{failure}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={isBusy}>
            {t('erase.close')}
          </Button>
          {isPossible && (
            <Button type="submit" variant="contained" color="error" loading={isBusy} disabled={typed.trim() === ''}>
              {t('erase.do')}
            </Button>
          )}
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
