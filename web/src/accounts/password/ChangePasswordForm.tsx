import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { usePasswordMessages } from './messages.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { PersonField } from './PersonField.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** AUTH-32..35 A new password for oneself or, with write on users, for another user. */
export function ChangePasswordForm({ heading }: { readonly heading: boolean }) {
  const t = usePasswordMessages();
  const notify = useNotice();
  const { id, username } = useSession();
  const [userId, setUserId] = useState<string | null>(id);
  const form = usePasswordForm('changePassword', userId, () => notify(t('password.changed'), 'success'));
  return (
    <Paper
      component="form"
      variant="outlined"
      noValidate
      aria-label={t('password.title')}
      onSubmit={(event) => {
        event.preventDefault();
        if (form.isReady) void form.save();
      }}
      sx={{ p: 3, maxWidth: 560 }}
    >
      {heading && (
        <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
          {t('password.title')}
        </Typography>
      )}
      {/* Names the account for password managers. */}
      {form.isOwn && <input type="text" autoComplete="username" value={username} readOnly hidden />}
      <Stack sx={{ gap: 3 }}>
        <PersonField value={userId} onChange={setUserId} />
        {userId !== null && !form.isOwn && <Alert severity="info">{t('password.otherHint')}</Alert>}
        <PasswordFields form={form} />
      </Stack>
      <Stack direction="row" sx={{ mt: 2, justifyContent: 'flex-end' }}>
        <Button type="submit" variant="contained" disabled={!form.isReady} loading={form.isSaving}>
          {t('password.save')}
        </Button>
      </Stack>
      <AlertDialog
        open={form.fault !== null}
        title={t('password.error')}
        message={form.fault}
        onClose={form.forgetFault}
      />
    </Paper>
  );
}
