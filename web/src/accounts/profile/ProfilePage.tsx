import { Box, Divider, Paper, Stack, Typography } from '@mui/material';
import { ColourSchemeSwitch } from '../../app/ColourSchemeSwitch.tsx';
import { beside } from '../../app/column.ts';
import { fullName } from '../../app/fullName.ts';
import { LanguageSwitch } from '../../app/LanguageSwitch.tsx';
import { useSession } from '../../app/session.ts';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { LoadingView } from '../../ui/LoadingView.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useProfileQuery } from '../gql/hooks.ts';
import { ChangePasswordForm } from '../password/ChangePasswordForm.tsx';
import { TillPinForm } from '../tillPin/TillPinForm.tsx';
import { useProfileMessages } from './messages.ts';
import { Portrait } from './Portrait.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** OP-05 The profile of the signed-in user: portrait, details, language and password. */
export function ProfilePage() {
  const t = useProfileMessages();
  const { id } = useSession();
  const { data, error, refetch } = useProfileQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const user = data?.merchantUser;
  return (
    <>
      <PageTitle>{t('profile.title')}</PageTitle>
      {error && !user && <ErrorView onRetry={() => void refetch()} />}
      {!error && !user && <LoadingView count={4} />}
      {user && (
        <Stack sx={{ gap: 3 }}>
          <Paper variant="outlined" sx={{ p: 3, display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
            <Portrait user={user} />
            <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
              <Typography variant="h2" noWrap>
                {fullName(user)}
              </Typography>
              <Typography color="textSecondary">
                {user.username} · {user.role?.name}
              </Typography>
              <Typography color="textSecondary">
                {t('profile.branches')}: {user.branches.map(({ name }) => name).join(', ') || t('profile.allBranches')}
              </Typography>
            </Box>
            <Divider orientation="vertical" flexItem sx={{ display: { xs: 'none', md: 'block' } }} />
            <Box>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
                {t('profile.language')}
              </Typography>
              <LanguageSwitch />
            </Box>
            <Box>
              <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
                {t('profile.scheme')}
              </Typography>
              <ColourSchemeSwitch />
            </Box>
          </Paper>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: beside('1fr 1fr') }}>
            <ProfileForm user={user} onStale={refetch} />
            <Stack sx={{ gap: 3 }}>
              <ChangePasswordForm heading />
              <TillPinForm />
            </Stack>
          </Box>
        </Stack>
      )}
    </>
  );
}
