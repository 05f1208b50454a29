import { Box, Typography } from '@mui/material';
import { QRCodeSVG } from 'qrcode.react';
import { colours, radius } from '../../ui/tokens.ts';
import { usePaymentMessages } from './messages.ts';

interface PayableQrProps {
  /** What the QR holds; null where the merchant's own picture stands instead. */
  payload: string | null;
  ownPicture: string | null;
  /** Of the account. */
  name: string;
  /** In pixels. */
  size: number;
  /** Under it. */
  caption: string;
}

/** A QR for the customer's banking app. */
export function PayableQr({ payload, ownPicture, name, size, caption }: PayableQrProps) {
  const t = usePaymentMessages();
  const label = t('transfer.qr', { name });
  return (
    <Box component="figure" sx={{ m: 0, flex: 'none', textAlign: 'center' }}>
      <Box
        sx={{
          p: 1,
          border: 1,
          borderColor: 'divider',
          borderRadius: radius.card,
          lineHeight: 0,
          bgcolor: colours.paper,
        }}
      >
        {payload === null ? (
          <Box
            component="img"
            src={ownPicture ?? undefined}
            alt={label}
            sx={{ width: size, height: size, objectFit: 'contain' }}
          />
        ) : (
          // Error correction M, as the Thai QR standard asks; the margin is what scanners find the edge by.
          <QRCodeSVG value={payload} size={size} marginSize={2} level="M" role="img" title={label} />
        )}
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 0.5, maxWidth: size + 18, fontWeight: 600 }}>
        {caption}
      </Typography>
    </Box>
  );
}
