import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { iconSize } from '../../ui/tokens.ts';
import { useSuccessMessages } from './messages.ts';

export function NoReceipt({ location }: { location: string }) {
  const t = useSuccessMessages();
  return (
    <Box role="alert" sx={{ textAlign: 'center', py: 12 }}>
      <ErrorOutlined sx={{ fontSize: iconSize.display, color: 'error.main' }} />
      <Typography variant="h1" sx={{ mt: 1 }}>
        {t('success.wrong')}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('success.wrongHint')}</Typography>
      <Typography component="code" sx={{ display: 'block', my: 2, color: 'text.secondary' }}>
        {location}
      </Typography>
      <Button component={Link} to="/" variant="contained" size="large">
        {t('success.home')}
      </Button>
    </Box>
  );
}
