import Add from '@mui/icons-material/AddRounded';
import Remove from '@mui/icons-material/RemoveRounded';
import { IconButton, InputBase, Stack } from '@mui/material';
import { typedCount } from '@taem/domain/reading/amount.ts';
import { useState } from 'react';
import { useUiMessages } from './messages.ts';
import { CONTROL } from './tokens.ts';

interface Props {
  /** null while the typed text is not a quantity within the bounds. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly min?: number;
  readonly max: number;
  readonly disabled?: boolean;
  /** Names what is counted, for users who do not see the row. */
  readonly label?: string;
}

/** A whole number from `min` to `max`, set by buttons or by typing. */
export function QuantityStepper({ value, onChange, min = 1, max, disabled = false, label }: Props) {
  const t = useUiMessages();
  const [draft, setDraft] = useState<string | null>(null);
  const name = (action: 'decrease' | 'increase' | 'label') =>
    [t(`quantity.${action}`), label].filter(Boolean).join(' ');
  // A number above the maximum is lowered from there, one below the minimum raised (CU-22).
  const at = value ?? typedCount(draft ?? '');
  const step = (by: number) => {
    setDraft(null);
    onChange(at === null ? Math.max(min, 1) : Math.min(Math.max(at + by, min), max));
  };
  const type = (text: string) => {
    setDraft(text);
    onChange(wholeWithin(text, min, max));
  };
  // Text that is not a quantity stays visible, to be typed again; `007` is tidied.
  const tidy = () => {
    if (value !== null) setDraft(null);
  };
  return (
    <Stack
      direction="row"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        border: 1,
        borderColor: value === null ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <IconButton aria-label={name('decrease')} disabled={disabled || (at ?? min) <= min} onClick={() => step(-1)}>
        <Remove />
      </IconButton>
      <InputBase
        value={draft ?? value ?? ''}
        disabled={disabled}
        onChange={(event) => type(event.target.value)}
        onBlur={tidy}
        inputProps={{
          inputMode: 'numeric',
          'aria-label': name('label'),
          'aria-invalid': value === null,
          style: { textAlign: 'center', padding: 0 },
        }}
        sx={{ width: 44, minHeight: CONTROL, fontWeight: 650 }}
      />
      <IconButton aria-label={name('increase')} disabled={disabled || (at ?? min) >= max} onClick={() => step(1)}>
        <Add />
      </IconButton>
    </Stack>
  );
}

/** Returns the typed number; null for anything that is not a whole number within the bounds. */
function wholeWithin(text: string, min: number, max: number): number | null {
  const value = typedCount(text);
  return value !== null && value >= min && value <= max ? value : null;
}
