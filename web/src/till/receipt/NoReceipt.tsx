import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { ErrorView } from '../../ui/ErrorView.tsx';
import { useSuccessMessages } from './messages.ts';

export function NoReceipt({ location }: { location: string }) {
  const t = useSuccessMessages();
  return (
    <ErrorView
      title={t('success.wrong')}
      message={
        <>
          {t('success.wrongHint')} <code>{location}</code>
        </>
      }
      action={
        <Button component={Link} to="/" variant="contained" size="large">
          {t('success.home')}
        </Button>
      }
    />
  );
}
