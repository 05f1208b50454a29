import { Alert, Button, DialogActions, DialogContent, MenuItem, TextField } from '@mui/material';
import { serviceKeyForm } from '@taem/domain/accounts/serviceKey.ts';
import { useState } from 'react';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { said } from '../../app/said.ts';
import { serverNow } from '../../app/serverClock.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { useCreateServiceAccountKeyMutation } from '../gql/hooks.ts';
import { KeyOnce } from './KeyOnce.tsx';
import { endAfter } from './keyState.ts';
import { useProgramMessages } from './messages.ts';

/** Days that a key may live, as they are offered; 0 stands for never. */
const LIVES = [30, 90, 365, 0];

interface Props {
  readonly accountId: string;
  readonly onCreated: () => void;
  readonly onClose: () => void;
}

/** Asks what a key is for and how long it lives, then shows it, this once. */
export function NewKeyDialog({ accountId, onCreated, onClose }: Props) {
  const t = useProgramMessages();
  const language = useLanguage();
  const [name, setName] = useState('');
  const [days, setDays] = useState(90);
  const [fault, setFault] = useState<string | null>(null);
  const [isLost, setIsLost] = useState(false);
  const [create, { loading, data }] = useCreateServiceAccountKeyMutation();
  const read = serviceKeyForm.safeParse({ name, expiresInDays: days || null });
  const key = data?.createServiceAccountKey.key;
  if (key) return <KeyOnce secret={key} onClose={onClose} />;
  const save = async () => {
    if (!read.success || loading) return;
    setFault(null);
    setIsLost(false);
    const answer = await create({ variables: { input: { serviceAccountId: accountId, ...read.data } } }).catch(
      () => null,
    );
    const created = answer?.data?.createServiceAccountKey;
    const problem = created?.userErrors[0]?.message;
    if (problem) return setFault(said(problem, language));
    // Without an answer the key may still have been created; no one has its secret then, and it is in the list.
    setIsLost(!created?.key);
    onCreated();
  };
  return (
    <Dialog title={t('new.title')} maxWidth="xs" onClose={loading ? undefined : onClose}>
      <DialogForm onSubmit={() => void save()}>
        <DialogContent sx={{ display: 'grid', gap: 2, pt: '8px !important' }}>
          <TextField
            autoFocus
            required
            label={t('new.name')}
            helperText={t('new.nameHint')}
            value={name}
            onChange={({ target }) => setName(target.value)}
            slotProps={{ htmlInput: { maxLength: 60 } }}
          />
          <TextField
            select
            label={t('new.ends')}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
            helperText={
              days === 0
                ? t('new.neverHint')
                : t('new.endsAt', { time: formatMoment(endAfter(days, serverNow().getTime()), language) })
            }
          >
            {LIVES.map((each) => (
              <MenuItem key={each} value={each}>
                {each === 0 ? t('new.never') : t('new.days', { days: each })}
              </MenuItem>
            ))}
          </TextField>
          {fault && <Alert severity="error">{fault}</Alert>}
          {isLost && <Alert severity="warning">{t('new.lost')}</Alert>}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose} disabled={loading}>
            {t('new.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={!read.success} loading={loading}>
            {t('new.save')}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
