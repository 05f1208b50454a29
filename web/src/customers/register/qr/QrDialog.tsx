import { Box, Button, DialogActions, DialogContent, Divider, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { formatMoment } from '../../../app/formatMoment.ts';
import { useLanguage } from '../../../app/i18n.ts';
import { serverNow } from '../../../app/serverClock.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { QR_GROUND, Qr } from '../../../ui/Qr.tsx';
import { CopyLink } from './CopyLink.tsx';
import { useQrMessages } from './messages.ts';
import { SendLink } from './SendLink.tsx';
import type { SelfRegisterLink } from './useSelfRegisterLink.ts';

interface Props {
  readonly branchId: string;
  readonly link: SelfRegisterLink;
  readonly renewing: boolean;
  readonly onRenew: () => void;
  readonly onClose: () => void;
}

/** CUST-21..25 The link as a code to scan, to copy, and to send, with its expiry. */
export function QrDialog({ branchId, link, renewing, onRenew, onClose }: Props) {
  const t = useQrMessages();
  const language = useLanguage();
  const expired = useExpired(link.expiresAt);
  return (
    <Dialog title={t('qr.title')} hint={t('qr.lead')} maxWidth="xs" onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, justifyItems: 'center' }}>
        <Box sx={QR_GROUND}>
          {/* An expired code must not be scannable. */}
          <Box sx={{ opacity: expired ? 0.08 : 1 }}>
            <Qr value={link.url} size={232} label={t('qr.label')} />
          </Box>
        </Box>
        <Typography
          role={expired ? 'alert' : undefined}
          variant="body2"
          color={expired ? 'error' : 'textSecondary'}
          sx={{ textAlign: 'center' }}
        >
          {expired ? t('qr.expired') : t('qr.expires', { time: formatMoment(link.expiresAt, language) })}
        </Typography>
        {expired ? (
          <Button variant="contained" loading={renewing} onClick={onRenew}>
            {t('qr.renew')}
          </Button>
        ) : (
          <CopyLink url={link.url} />
        )}
        <Divider sx={{ width: '100%' }} />
        <SendLink branchId={branchId} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} sx={{ minWidth: 120 }}>
          {t('qr.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Returns whether the moment has passed, updated while the dialog stays open on the counter. */
function useExpired(moment: string): boolean {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now.getTime() >= Date.parse(moment);
}
