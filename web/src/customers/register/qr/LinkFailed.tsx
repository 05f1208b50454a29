import { Button, Stack } from '@mui/material';
import { ErrorView } from '../../../ui/ErrorView.tsx';
import { useQrMessages } from './messages.ts';

interface Props {
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** CUST-26 Replaces the form if no link could be created; the form stays unchanged behind it. */
export function LinkFailed({ onRetry, onBack }: Props) {
  const t = useQrMessages();
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <ErrorView title={t('qr.failed')} onRetry={onRetry} />
      <Button onClick={onBack}>{t('qr.back')}</Button>
    </Stack>
  );
}
