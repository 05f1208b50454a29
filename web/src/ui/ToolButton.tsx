import { Button, type ButtonProps } from '@mui/material';
import type { ReactNode } from 'react';
import { CONTROL, textSize } from './tokens.ts';

interface Props extends Omit<ButtonProps, 'children' | 'color' | 'startIcon' | 'variant'> {
  readonly label: string;
  readonly icon: ReactNode;
}

/** A button in the bar above a list or a report; a phone shows only its icon, unless `sx` is given. */
export function ToolButton({ label, icon, sx = ICON_ALONE, ...button }: Props) {
  return (
    <Button {...button} variant="outlined" color="inherit" startIcon={icon} aria-label={label} sx={sx}>
      {label}
    </Button>
  );
}

const ICON_ALONE = {
  minWidth: CONTROL,
  px: { xs: 1, sm: 2.5 },
  fontSize: { xs: 0, sm: textSize.body },
  '& .MuiButton-startIcon': { ml: { xs: 0, sm: '-4px' }, mr: { xs: 0, sm: 1 } },
} as const;
