import Close from '@mui/icons-material/Close';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  InputAdornment,
  TextField,
  Typography,
} from '@mui/material';
import { type Satang, subtract, toBaht } from '@taem/domain/money/money.ts';
import { memo, useState } from 'react';
import { useTillMessages } from '../words/messages.ts';
import { parseBaht } from '../words/parseBaht.ts';
import { useFormat } from '../words/useFormat.ts';
import { CashKeypad } from './CashKeypad.tsx';
import { usePaymentMessages } from './messages.ts';
import { quickAmounts } from './quickAmounts.ts';

interface CashDialogProps {
  total: Satang;
  onPay: (received: Satang) => void;
  onClose: () => void;
}

/** CHAN-06, CHAN-07: what is handed over, and what is given back. */
export function CashDialog({ total, onPay, onClose }: CashDialogProps) {
  const t = usePaymentMessages();
  const words = useTillMessages();
  const format = useFormat();
  const [text, setText] = useState('');
  const received = text.trim() === '' ? null : parseBaht(text);
  const enough = received !== null && received >= total;
  const pay = () => {
    if (enough) onPay(received);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="cash-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          pay();
        }}
      >
        <DialogTitle id="cash-title">{t('cash.title')}</DialogTitle>
        <IconButton aria-label={words('close')} onClick={onClose} sx={{ position: 'absolute', right: 12, top: 12 }}>
          <Close />
        </IconButton>
        <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) 228px', gap: 3 }}>
          <Box>
            <Typography sx={{ color: 'text.secondary' }}>{t('cash.total')}</Typography>
            <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.3, mb: 2 }}>
              ฿{format.money(total)}
            </Typography>
            <TextField
              fullWidth
              autoFocus
              label={t('cash.received')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              error={text.trim() !== '' && received === null}
              helperText={text.trim() !== '' && received === null ? t('cash.invalid') : ' '}
              slotProps={{
                htmlInput: {
                  inputMode: 'decimal',
                  autoComplete: 'off',
                  style: { fontSize: '1.5rem', fontWeight: 700, textAlign: 'right' },
                },
                input: { startAdornment: <InputAdornment position="start">฿</InputAdornment> },
              }}
            />
            <Change total={total} received={received} />
          </Box>
          <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
            <QuickAmounts total={total} onChoose={setText} />
            <CashKeypad onType={setText} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button size="large" variant="outlined" onClick={() => onPay(total)} sx={{ mr: 'auto' }}>
            {t('cash.skip')}
          </Button>
          <Button size="large" type="submit" variant="contained" disabled={!enough} sx={{ minWidth: 228 }}>
            {t('cash.pay')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

const QuickAmounts = memo(function QuickAmounts({
  total,
  onChoose,
}: {
  total: Satang;
  onChoose: (text: string) => void;
}) {
  const t = usePaymentMessages();
  const format = useFormat();
  return (
    <Box role="group" aria-label={t('cash.quick')} sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      {quickAmounts(total).map((amount) => (
        <Button
          key={amount}
          variant="outlined"
          onClick={() => onChoose(toBaht(amount).toFixed(2))}
          sx={{ px: 0.5, fontSize: '0.9375rem' }}
        >
          {amount === total ? t('cash.exact') : format.money(amount).replace(/\.00$/, '')}
        </Button>
      ))}
    </Box>
  );
});

function Change({ total, received }: { total: Satang; received: Satang | null }) {
  const t = usePaymentMessages();
  const format = useFormat();
  if (received === null) return null;
  const isShort = received < total;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'baseline',
        px: 2,
        py: 1.5,
        borderRadius: '12px',
        bgcolor: isShort ? 'rgb(179 38 30 / 8%)' : 'rgb(27 122 67 / 9%)',
        color: isShort ? 'error.main' : 'success.main',
      }}
    >
      <Typography sx={{ fontWeight: 600 }}>{isShort ? t('cash.short') : t('cash.change')}</Typography>
      <Typography sx={{ ml: 'auto', fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.2 }}>
        ฿{format.money(isShort ? subtract(total, received) : subtract(received, total))}
      </Typography>
    </Box>
  );
}
