import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { colours, radius } from './tokens.ts';

interface Props {
  /** Name of the group. */
  readonly name: string;
  readonly checked: boolean;
  /** Accessible name of the choice, if the card contains more than its name. */
  readonly label?: string;
  readonly describedBy?: string | undefined;
  /** Focuses the chosen card when the dialog opens, so that the arrow keys choose another. */
  readonly autoFocus?: boolean;
  readonly onChoose: () => void;
  /** Called when it is pressed while it is already chosen. */
  readonly onAgain?: () => void;
  readonly children: ReactNode;
}

/** One of several choices, as a card with whatever distinguishes them. */
export function RadioCard({ name, checked, label, describedBy, autoFocus, onChoose, onAgain, children }: Props) {
  return (
    <Box component="label" sx={CARD}>
      <input
        type="radio"
        name={name}
        // biome-ignore lint/a11y/noAutofocus: see the property.
        autoFocus={autoFocus}
        checked={checked}
        aria-label={label}
        aria-describedby={describedBy}
        onChange={onChoose}
        onClick={() => checked && onAgain?.()}
      />
      {children}
    </Box>
  );
}

const CARD = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.25,
  minHeight: 56,
  px: 1.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: radius.card,
  bgcolor: 'background.paper',
  lineHeight: 1.4,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:hover': { borderColor: 'primary.main' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: colours.accentSoft,
    boxShadow: `inset 0 0 0 1px ${colours.accent}`,
  },
  '&:has(:focus-visible)': { outline: `3px solid ${colours.accentLight}`, outlineOffset: '1px' },
  '& > input': {
    flex: 'none',
    width: 20,
    height: 20,
    m: 0,
    accentColor: colours.accent,
    outline: 0,
    cursor: 'inherit',
  },
} as const;
