import { Alert, Paper, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotice } from '../../app/notice.tsx';
import { useSession } from '../../app/session.ts';
import { Form } from '../../form/Form.tsx';
import { SubmitRow } from '../../form/SubmitRow.tsx';
import { usePasswordMessages } from './messages.ts';
import { PasswordFields } from './PasswordFields.tsx';
import { PersonField } from './PersonField.tsx';
import { usePasswordForm } from './usePasswordForm.ts';

/** AUTH-32..35 Sets a new password for the user or, with write on users, for another user. */
export function ChangePasswordForm({ heading }: { readonly heading: boolean }) {
  const t = usePasswordMessages();
  const notify = useNotice();
  const { id, username } = useSession();
  const [userId, setUserId] = useState<string | null>(id);
  const { form, isOwn, isReady } = usePasswordForm('changePassword', userId, () =>
    notify(t('password.changed'), 'success'),
  );
  return (
    <Paper variant="outlined" sx={{ p: 3, maxWidth: 560 }}>
      <Form form={form} label={t('password.title')}>
        {heading && (
          <Typography variant="h3" component="h2" sx={{ mb: 2 }}>
            {t('password.title')}
          </Typography>
        )}
        {/* Names the account for password managers. */}
        {isOwn && <input type="text" autoComplete="username" value={username} readOnly hidden />}
        <Stack sx={{ gap: 3 }}>
          <PersonField value={userId} onChange={setUserId} />
          {userId !== null && !isOwn && <Alert severity="info">{t('password.otherHint')}</Alert>}
          <PasswordFields isOwn={isOwn} />
        </Stack>
        <SubmitRow form={form} disabled={!isReady} popup={t('password.error')} />
      </Form>
    </Paper>
  );
}
