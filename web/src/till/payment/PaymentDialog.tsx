import { Box, Button, DialogActions, DialogContent } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import type { ReactNode } from 'react';
import { Dialog, DialogForm } from '../../ui/Dialog.tsx';
import { TotalBox } from './TotalBox.tsx';

interface PaymentDialogProps {
  title: string;
  total: Satang;
  /** The cash rounding contained in the total. */
  rounding?: Satang;
  children: ReactNode;
  /** Label of the main button. */
  submitLabel: string;
  submitDisabled: boolean;
  /** Content to the left of it. */
  aside?: ReactNode;
  maxWidth?: 'sm' | 'md';
  onSubmit: () => void;
  onClose: () => void;
}

/** The dialog frame of every payment method: the amount, the fields of the method, and the button that takes the payment. */
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
          {end.aside && <Box sx={{ mr: 'auto' }}>{end.aside}</Box>}
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
