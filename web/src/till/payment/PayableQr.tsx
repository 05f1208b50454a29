import Fullscreen from '@mui/icons-material/Fullscreen';
import { Box, Button, Typography } from '@mui/material';
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
  onEnlarge: () => void;
}

/** A QR for the customer's banking app. */
export function PayableQr({ payload, ownPicture, name, size, caption, onEnlarge }: PayableQrProps) {
  const t = usePaymentMessages();
  const label = t('transfer.qr', { name });
  return (
    <Box sx={{ width: { xs: 1, sm: 'auto' }, flex: 'none', textAlign: 'center' }}>
      <Box component="figure" sx={{ m: 0 }}>
        <Box sx={{ ...QR_GROUND, display: 'inline-block' }}>
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
        <Typography
          component="figcaption"
          variant="body2"
          sx={{ mt: 0.5, mx: 'auto', maxWidth: size + 18, fontWeight: 600 }}
        >
          {caption}
        </Typography>
      </Box>
      <Button startIcon={<Fullscreen />} onClick={onEnlarge} sx={{ mt: 0.5 }}>
        {t('transfer.enlarge')}
      </Button>
    </Box>
  );
}
