import { Box, Button } from '@mui/material';
import type { Satang } from '@taem/domain/money/money.ts';
import { likelyCash } from '@taem/domain/till/likelyCash.ts';
import { memo } from 'react';
import { useFormat } from '../../sale/useFormat.ts';
import { usePaymentMessages } from './messages.ts';

interface CashNotesProps {
  total: Satang;
  /** Whether the exact amount is among them; the cash dialog has a separate button for it. */
  hasExact?: boolean;
  disabled?: boolean;
  onTake: (received: Satang) => void;
}

/** The notes that a customer is likely to hand over; a press takes that amount. */
export const CashNotes = memo(function CashNotes({
  total,
  hasExact = false,
  disabled = false,
  onTake,
}: CashNotesProps) {
  const t = usePaymentMessages();
  const format = useFormat();
  // On a phone the words take a full line, above the figures.
  const note = (amount: Satang, words: string, flex: object = { flex: '1 0 56px' }) => (
    <Button
      key={words}
      variant="outlined"
      disabled={disabled}
      onClick={() => onTake(amount)}
      sx={{ px: 0.5, minWidth: 0, whiteSpace: 'nowrap', ...flex }}
    >
      {words}
    </Button>
  );
  return (
    <Box role="group" aria-label={t('cash.quick')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1 }}>
      {hasExact && note(total, t('channels.exact'), EXACT)}
      {likelyCash(total).map((amount) => note(amount, format.money(amount).replace(/\.00$/, '')))}
    </Box>
  );
});

const EXACT = { flex: { xs: '1 0 100%', sm: '1 0 96px' } } as const;
