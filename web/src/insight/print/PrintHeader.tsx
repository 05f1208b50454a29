import { Box, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatMoment } from '../../app/formatMoment.ts';
import { useLanguage } from '../../app/i18n.ts';
import { serverNow } from '../../app/serverClock.ts';
import { useSession } from '../../app/session.ts';
import { paperSize } from '../../ui/tokens.ts';
import { usePrintMessages } from './messages.ts';

/**
 * Printed above the title of a page: whose figures these are and when they were printed. The days are in the page's
 * `WindowLine`.
 */
export function PrintHeader() {
  const t = usePrintMessages();
  const language = useLanguage();
  const { merchantName } = useSession();
  const [at, setAt] = useState(serverNow);
  useEffect(() => {
    // On every way of printing: by the button, or by the browser's own shortcut.
    const update = () => flushSync(() => setAt(serverNow()));
    window.addEventListener('beforeprint', update);
    return () => window.removeEventListener('beforeprint', update);
  }, []);
  return (
    <>
      <style>{PAGE_NUMBERS}</style>
      <Box sx={{ display: 'none', displayPrint: 'flex', justifyContent: 'space-between', mb: 2 }}>
        <Typography sx={{ fontWeight: 700 }}>{merchantName}</Typography>
        <Typography>{t('print.at', { moment: formatMoment(at.toISOString(), language) })}</Typography>
      </Box>
    </>
  );
}

/** Only for these pages: receipts and labels have their own paper formats. */
const PAGE_NUMBERS = `@page { @bottom-right { content: counter(page) " / " counter(pages); font: ${paperSize.small} sans-serif } }`;
