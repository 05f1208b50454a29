import { Box, ButtonBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { KeyHint } from './KeyHint.tsx';
import { colours, iconSize, radius } from './tokens.ts';

export interface ChoiceCardProps {
  icon: ReactNode;
  name: string;
  hint: string;
  /** Why it cannot be chosen now; displayed in place of the hint. */
  disabledReason?: string | null;
  autoFocus?: boolean;
  /** The key that chooses it, displayed on the card; the parent listens for it. */
  shortcut?: string | undefined;
  onChoose: () => void;
}

/** A large button with a picture, a name and what it means. */
export function ChoiceCard({
  icon,
  name,
  hint,
  disabledReason = null,
  autoFocus,
  shortcut,
  onChoose,
}: ChoiceCardProps) {
  const disabled = disabledReason !== null;
  return (
    <ButtonBase
      onClick={onChoose}
      disabled={disabled}
      autoFocus={autoFocus}
      aria-keyshortcuts={shortcut}
      sx={{
        // In a row on a phone, so that all cards are visible.
        flexDirection: { xs: 'row', sm: 'column' },
        justifyContent: { xs: 'flex-start', sm: 'center' },
        textAlign: { xs: 'left', sm: 'center' },
        gap: { xs: 2, sm: 1 },
        px: { xs: 2, sm: 3 },
        py: { xs: 2, sm: 5 },
        borderRadius: radius.card,
        border: 1,
        borderColor: 'divider',
        bgcolor: disabled ? 'grey.50' : 'background.paper',
        color: disabled ? 'text.secondary' : 'text.primary',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: { xs: 56, sm: 88 },
          height: { xs: 56, sm: 88 },
          mb: { sm: 1.5 },
          borderRadius: '50%',
          bgcolor: disabled ? 'grey.100' : colours.accentSoft,
          color: disabled ? 'text.disabled' : 'primary.main',
          '& svg': { fontSize: { xs: iconSize.large, sm: iconSize.tile } },
        }}
      >
        {icon}
      </Box>
      <Box component="span" sx={{ display: 'grid', gap: { sm: 1 } }}>
        <Typography variant="h2" component="span">
          {name}
        </Typography>
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary', minHeight: { sm: '3.1em' } }}>
          {disabledReason ?? hint}
        </Typography>
      </Box>
      {shortcut && !disabled && (
        <KeyHint onButton sx={{ position: 'absolute', top: 14, right: 14 }}>
          {shortcut}
        </KeyHint>
      )}
    </ButtonBase>
  );
}
