import { Box, Button, DialogActions, DialogContent, Typography } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import type { ReactNode } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { radius, textSize } from '../../ui/tokens.ts';
import { usePaymentMessages } from './messages.ts';

interface PaymentDialogProps {
  title: string;
  total: Satang;
  children: ReactNode;
  /** What the one button at the end does. */
  submitLabel: string;
  submitDisabled: boolean;
  /** Beside it, at the left. */
  aside?: ReactNode;
  maxWidth?: 'sm' | 'md';
  onSubmit: () => void;
  onClose: () => void;
}

/** The frame of every way to pay: what is to be paid, the way, and the button that takes it. */
export function PaymentDialog({ title, total, children, maxWidth = 'sm', onClose, ...end }: PaymentDialogProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  const submit = () => {
    if (!end.submitDisabled) end.onSubmit();
  };
  return (
    <Dialog title={title} maxWidth={maxWidth} onClose={onClose} onCross={onClose}>
      <DialogForm onSubmit={submit}>
        <DialogContent>
          <Box
            sx={{
              display: 'flex',
              alignItems: 'baseline',
              px: 2,
              py: 1,
              mb: 2,
              borderRadius: radius.card,
              bgcolor: 'grey.50',
            }}
          >
            <Typography sx={{ color: 'text.secondary' }}>{t('cash.total')}</Typography>
            <Typography sx={{ ml: 'auto', fontSize: textSize.figure, fontWeight: 700, lineHeight: 1.3 }}>
              ฿{format.money(total)}
            </Typography>
          </Box>
          {children}
        </DialogContent>
        <DialogActions>
          <Box sx={{ mr: 'auto' }}>{end.aside}</Box>
          <Button
            size="large"
            type="submit"
            variant="contained"
            disabled={end.submitDisabled}
            sx={{ minWidth: { sm: 228 }, flex: { xs: 1, sm: 'none' } }}
          >
            {end.submitLabel}
          </Button>
        </DialogActions>
      </DialogForm>
    </Dialog>
  );
}
