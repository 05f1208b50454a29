import { Button, Stack } from '@mui/material';
import { ErrorView } from '../../../ui/ErrorView.tsx';
import { useQrMessages } from './messages.ts';

interface Props {
  readonly onRetry: () => void;
  readonly onBack: () => void;
}

/** CUST-26 In the place of the form while no link could be made; the form is behind it as it was. */
export function LinkFailed({ onRetry, onBack }: Props) {
  const t = useQrMessages();
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <ErrorView title={t('qr.failed')} onRetry={onRetry} />
      <Button onClick={onBack}>{t('qr.back')}</Button>
    </Stack>
  );
}
