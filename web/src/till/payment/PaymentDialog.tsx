import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { TotalBox } from './TotalBox.tsx';

interface PaymentDialogProps {
  title: string;
  total: Satang;
  /** How much of it cash was rounded by. */
  rounding?: Satang;
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
export function PaymentDialog({
  title,
  total,
  rounding,
  children,
  maxWidth = 'sm',
  onClose,
  ...end
}: PaymentDialogProps) {
  const submit = () => {
    if (!end.submitDisabled) end.onSubmit();
  };
  return (
    <Dialog title={title} maxWidth={maxWidth} onClose={onClose} onCross={onClose}>
      <DialogForm onSubmit={submit}>
        <DialogContent>
          <TotalBox total={total} rounding={rounding} />
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
