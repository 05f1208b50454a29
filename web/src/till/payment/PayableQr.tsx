import { Box, Typography } from '@mui/material';
import { QR_GROUND, Qr } from '../../ui/Qr.tsx';
import { usePaymentMessages } from './messages.ts';

interface PayableQrProps {
  /** Content of the QR; null if the merchant's own picture replaces it. */
  payload: string | null;
  ownPicture: string | null;
  /** Name of the account. */
  name: string;
  /** Side of the QR in pixels. */
  size: number;
  /** Text below the QR. */
  caption: string;
}

/** A QR for the customer's banking app. */
export function PayableQr({ payload, ownPicture, name, size, caption }: PayableQrProps) {
  const t = usePaymentMessages();
  const label = t('transfer.qr', { name });
  return (
    <Box component="figure" sx={{ m: 0, flex: 'none', textAlign: 'center' }}>
      <Box sx={QR_GROUND}>
        {payload === null ? (
          <Box
            component="img"
            src={ownPicture ?? undefined}
            alt={label}
            sx={{ width: size, height: size, objectFit: 'contain' }}
          />
        ) : (
          <Qr value={payload} size={size} label={label} />
        )}
      </Box>
      <Typography component="figcaption" variant="body2" sx={{ mt: 0.5, maxWidth: size + 18, fontWeight: 600 }}>
        {caption}
      </Typography>
    </Box>
  );
}
