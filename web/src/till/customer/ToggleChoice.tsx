import { FormControl, FormLabel, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useId } from 'react';
import { textSize } from '../../ui/tokens.ts';

interface ToggleChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value | null;
  onChange: (value: Value | null) => void;
}

/** One of a few, as big buttons side by side; pressing the chosen one again takes the choice back. */
export function ToggleChoice<Value extends string>({ label, options, value, onChange }: ToggleChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl fullWidth sx={{ mb: 2.5 }}>
      <FormLabel id={id} sx={{ mb: 1, fontWeight: 600, color: 'text.primary' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        color="primary"
        aria-labelledby={id}
        value={value}
        onChange={(_event, chosen: Value | null) => onChange(chosen)}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            value={option.value}
            sx={{
              minHeight: 60,
              textTransform: 'none',
              fontSize: textSize.body,
              lineHeight: 1.3,
              color: 'text.primary',
              '&.Mui-selected, &.Mui-selected:hover': { bgcolor: 'primary.main', color: 'primary.contrastText' },
            }}
          >
            {option.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
}
