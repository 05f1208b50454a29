import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useAppMessages } from './messages.ts';

export function NotFoundPage() {
  const t = useAppMessages();
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 10 }}>
      <Typography variant="h1">{t('notFound.title')}</Typography>
      <Typography color="text.secondary">{t('notFound.message')}</Typography>
      <Button variant="contained" component={Link} to="/">
        {t('error.home')}
      </Button>
    </Stack>
  );
}
