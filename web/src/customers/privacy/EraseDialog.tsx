import { Alert, Button, DialogActions, DialogContent, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { useMemberErasureQuery } from '../gql/hooks.ts';
import { ErasurePreview } from './ErasurePreview.tsx';
import { usePrivacyMessages } from './messages.ts';
import { useErase } from './useErase.ts';

/** What an erasure takes and leaves, or what stands in its way; it is confirmed by typing the code of the member. */
export function EraseDialog({ memberId, onClose }: { readonly memberId: string; readonly onClose: () => void }) {
  const t = usePrivacyMessages();
  const { data, error, refetch } = useMemberErasureQuery({
    variables: { id: memberId },
    fetchPolicy: 'network-only',
  });
  const field = useId();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { erase, isBusy, failure } = useErase({ memberId, onDone: onClose, onStale: () => void refetch() });
  const preview = data?.previewMemberErasure;
  const isPossible = preview?.obstacles.length === 0;

  function submit() {
    if (!preview || !isPossible || isBusy) return;
    const isRight = typed.trim().toLowerCase() === preview.code.toLowerCase();
    setWrong(!isRight);
    if (isRight) void erase(preview.version);
  }

  return (
    <Dialog
      title={preview ? t('erase.dialog', { code: preview.code }) : t('erase.title')}
      onClose={isBusy ? undefined : onClose}
    >
      <DialogForm onSubmit={submit}>
        <DialogContent>
          {!data && !error && <LoadingView count={3} height={40} />}
          {!preview && (data || error) && <Alert severity="error">{t('erase.failed')}</Alert>}
          {preview?.obstacles.map((obstacle) => (
            <Alert key={obstacle} severity="warning">
              {t(`obstacle.${obstacle}`)}
            </Alert>
          ))}
          {preview && isPossible && (
            <>
              <ErasurePreview preview={preview} />
              <Typography component="label" htmlFor={field} sx={{ display: 'block', mt: 3, mb: 1 }}>
                {t('erase.type', { code: preview.code })}
              </Typography>
              <TextField
                id={field}
                fullWidth
                autoComplete="off"
                value={typed}
                disabled={isBusy}
                error={isWrong}
                helperText={isWrong ? t('erase.wrong') : ' '}
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
