import Print from '@mui/icons-material/PrintOutlined';
import { Button } from '@mui/material';
import { onPhoneIconOnly } from '../../list/onPhoneIconOnly.ts';
import { usePeriodMessages } from './messages.ts';

/** Beside the days of a page of figures. */
export function PrintButton({ onPrint }: { readonly onPrint: () => void }) {
  const t = usePeriodMessages();
  return (
    <Button
      variant="outlined"
      color="inherit"
      startIcon={<Print />}
      aria-label={t('period.print')}
      sx={onPhoneIconOnly}
      onClick={onPrint}
    >
      {t('period.print')}
    </Button>
  );
}
