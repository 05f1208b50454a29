import { Box } from '@mui/material';
import { type ReactNode, useCallback, useRef } from 'react';
import { AmountInput } from '../../form/fields/AmountInput.tsx';
import { DigitPad } from '../../ui/DigitPad.tsx';
import { useLiteMessages } from './messages.ts';

interface LiteAmountProps {
  text: string;
  /** Whether the text is a valid price. */
  isGood: boolean;
  onChange: (text: string) => void;
  /** Content below the amount, beside the keys. */
  children: ReactNode;
}

/** LITE-05: the amount, which is the price of the only line. It is typed, or entered by buttons without a keyboard. */
export function LiteAmount({ text, isGood, onChange, children }: LiteAmountProps) {
  const t = useLiteMessages();
  const isWrong = text.trim() !== '' && !isGood;
  const latest = useRef({ text, onChange });
  latest.current = { text, onChange };
  const press = useCallback((change: (text: string) => string) => {
    latest.current.onChange(change(latest.current.text));
  }, []);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 228px' },
        gap: 3,
        alignItems: 'start',
      }}
    >
      <div>
        <AmountInput
          isFigure
          autoFocus
          unit={null}
          label={t('lite.amount')}
          value={text}
          error={isWrong ? t('lite.invalid') : undefined}
          onChange={onChange}
        />
        {children}
      </div>
      <DigitPad of="amount" onType={press} />
    </Box>
  );
}
