import Add from '@mui/icons-material/AddRounded';
import Remove from '@mui/icons-material/RemoveRounded';
import { IconButton, InputBase, Stack } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max: number;
  readonly disabled?: boolean;
  /** Names what is counted, for those who do not see the row. */
  readonly label?: string;
}

/** Whole pieces between `min` and `max`, by button or by typing. */
export function QuantityStepper({ value, onChange, min = 1, max, disabled = false, label }: Props) {
  const { t } = useTranslation('ui');
  const [draft, setDraft] = useState<string | null>(null);
  const name = (action: 'decrease' | 'increase' | 'label') =>
    [t(`quantity.${action}`), label].filter(Boolean).join(' ');
  const step = (by: number) => {
    setDraft(null);
    onChange(value + by);
  };
  // A half-typed number is nobody's wish; it counts once the field is left.
  const commit = () => {
    if (draft === null) return;
    setDraft(null);
    const typed = wholeWithin(draft, min, max);
    if (typed !== null && typed !== value) onChange(typed);
  };
  return (
    <Stack
      direction="row"
      sx={{ display: 'inline-flex', alignItems: 'center', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <IconButton aria-label={name('decrease')} disabled={disabled || value <= min} onClick={() => step(-1)}>
        <Remove />
      </IconButton>
      <InputBase
        value={draft ?? value}
        disabled={disabled}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
        inputProps={{ inputMode: 'numeric', 'aria-label': name('label'), style: { textAlign: 'center', padding: 0 } }}
        sx={{ width: 44, fontWeight: 650 }}
      />
      <IconButton aria-label={name('increase')} disabled={disabled || value >= max} onClick={() => step(1)}>
        <Add />
      </IconButton>
    </Stack>
  );
}

/** The typed number held within its bounds; null for what is no whole number. */
function wholeWithin(text: string, min: number, max: number): number | null {
  if (!/^\d+$/.test(text.trim())) return null;
  return Math.min(Math.max(Number(text), min), max);
}
