import Monitor from '@mui/icons-material/DesktopWindowsOutlined';
import { Button, type SxProps, useMediaQuery } from '@mui/material';
import { openDisplay } from '../../sale/display.ts';
import { NO_KEYBOARD } from '../../ui/KeyHint.tsx';
import { useDisplayMessages } from './messages.ts';

/** Opens the customer's screen in a separate window; hidden on a phone or a tablet, which has no second one. */
export function DisplayButton({ sx }: { sx?: SxProps }) {
  const t = useDisplayMessages();
  if (useMediaQuery(NO_KEYBOARD, { noSsr: true })) return null;
  return (
    <Button color="inherit" startIcon={<Monitor />} title={t('display.title')} onClick={openDisplay} sx={sx}>
      {t('display.open')}
    </Button>
  );
}
