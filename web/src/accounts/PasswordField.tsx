import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { IconButton } from '@mui/material';
import { useState } from 'react';
import { useAccountsMessages } from './messages.ts';
import { TextInput } from './TextInput.tsx';

/** A password that can be shown while it is typed. */
export function PasswordField({ id, error }: { id: string; error?: string | false }) {
  const t = useAccountsMessages();
  const [shown, setShown] = useState(false);
  return (
    <TextInput
      id={id}
      label={t('signIn.password')}
      error={error}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      endAdornment={
        <IconButton
          edge="end"
          onClick={() => setShown(!shown)}
          aria-pressed={shown}
          aria-label={t(shown ? 'signIn.hidePassword' : 'signIn.showPassword')}
        >
          {shown ? <VisibilityOff /> : <Visibility />}
        </IconButton>
      }
    />
  );
}
