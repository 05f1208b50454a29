import { Alert, AlertTitle, Box, Button, Card, Stack, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { LanguageSwitch } from '../app/LanguageSwitch.tsx';
import { Logo } from '../app/Logo.tsx';
import { useSessionIfAny } from '../app/session.ts';
import { pathAfterSignIn } from '../app/signInPath.ts';
import { useAccountsMessages } from './messages.ts';
import { PasswordField } from './PasswordField.tsx';
import { type SignInRefusal, signIn } from './signIn.ts';
import { TextInput } from './TextInput.tsx';

type Missing = 'username' | 'password' | null;

/** Sign-in, outside the layout (AUTH-01). */
export function SignInPage() {
  const t = useAccountsMessages();
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<SignInRefusal>(null);
  const [missing, setMissing] = useState<Missing>(null);
  const signedIn = useSessionIfAny() !== null;
  if (signedIn && !busy) return <Navigate to={pathAfterSignIn(search)} replace />;

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    // Read from the form, not from state: password managers fill fields without telling React.
    const entered = new FormData(event.currentTarget);
    const input = { username: String(entered.get('username')).trim(), password: String(entered.get('password')) };
    const empty = !input.username ? 'username' : !input.password ? 'password' : null;
    setMissing(empty);
    setRefusal(null);
    if (empty) return document.getElementById(empty)?.focus();
    setBusy(true);
    // The page behind sign-in loads while the server checks the password.
    import('../app/Shell.tsx').catch(() => undefined);
    const refused = await signIn(input);
    if (refused === null) return navigate(pathAfterSignIn(search), { replace: true });
    setBusy(false);
    setRefusal(refused);
  };

  return (
    <SignInFrame>
      <Typography variant="h1" sx={{ mb: 3 }}>
        {t('signIn.welcome')}
      </Typography>
      {refusal === null && state?.ended && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('signIn.ended')}
        </Alert>
      )}
      {refusal && (
        <Alert severity="error" sx={{ mb: 2 }}>
          <AlertTitle>{t('signIn.failed')}</AlertTitle>
          {t(`signIn.${refusal}`)}
        </Alert>
      )}
      <Stack component="form" noValidate onSubmit={submit} spacing={2.5}>
        <TextInput
          id="username"
          label={t('signIn.username')}
          error={missing === 'username' && t('signIn.usernameRequired')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
        />
        <PasswordField id="password" error={missing === 'password' && t('signIn.passwordRequired')} />
        <Button type="submit" variant="contained" size="large" loading={busy}>
          {t('signIn.submit')}
        </Button>
      </Stack>
    </SignInFrame>
  );
}

function SignInFrame({ children }: { children: React.ReactNode }) {
  const t = useAccountsMessages();
  return (
    <Box component="main" sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 3 }}>
      <Stack spacing={4} sx={{ width: 440, maxWidth: '100%', alignItems: 'center' }}>
        <Stack spacing={1.5} sx={{ alignItems: 'center' }}>
          <Logo height={52} sx={{ color: 'primary.main' }} />
          <Typography color="text.secondary">{t('signIn.tagline')}</Typography>
        </Stack>
        <Card sx={{ width: 1, p: 4 }}>{children}</Card>
        <LanguageSwitch />
      </Stack>
    </Box>
  );
}
