import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { CONTROL } from '../../ui/tokens.ts';

interface FlagProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (on: boolean) => void;
}

export const Flag = ({ label, checked, onChange }: FlagProps) => (
  <FormControlLabel
    control={<Switch checked={checked} onChange={(_, on) => onChange(on)} />}
    label={label}
    sx={{ display: 'flex', minHeight: CONTROL }}
  />
);

export function Choice({ title, children }: { title: string; children: (labelledBy: string) => ReactNode }) {
  const id = useId();
  return (
    <Box sx={{ mt: 1 }}>
      <Typography id={id} sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      {children(id)}
    </Box>
  );
}
