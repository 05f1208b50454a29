import { ButtonBase, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { KeyHint } from '../../ui/KeyHint.tsx';
import { colours, iconSize, radius, textSize } from '../../ui/tokens.ts';
import type { ShortcutKey } from '../keys/shortcut.ts';
import { useShortcut } from '../keys/useShortcut.ts';

interface MethodTileProps {
  icon: ReactNode;
  name: string;
  hint: string;
  shortcut: ShortcutKey | undefined;
  autoFocus: boolean;
  chosen: boolean;
  disabled: boolean;
  onChoose: () => void;
}

export function MethodTile({ icon, name, hint, shortcut, autoFocus, chosen, disabled, onChoose }: MethodTileProps) {
  useShortcut(shortcut, onChoose, { enabled: !disabled });
  return (
    <ButtonBase
      aria-pressed={chosen}
      aria-keyshortcuts={shortcut}
      autoFocus={autoFocus}
      disabled={disabled}
      onClick={onChoose}
      sx={{
        flexDirection: 'column',
        gap: 0.5,
        p: { xs: 1, sm: 2 },
        minHeight: { xs: 104, sm: 132 },
        borderRadius: radius.card,
        border: 1,
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? colours.accentSoft : disabled ? 'grey.50' : 'background.paper',
        color: disabled ? 'text.secondary' : 'text.primary',
        '& svg': { fontSize: iconSize.large, color: disabled ? 'text.disabled' : 'primary.main' },
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      {icon}
      <Typography component="span" sx={{ fontWeight: 650, fontSize: textSize.large }}>
        {name}
      </Typography>
      <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
        {hint}
      </Typography>
      {shortcut && (
        <KeyHint onButton sx={{ position: 'absolute', top: 10, right: 10 }}>
          {shortcut}
        </KeyHint>
      )}
    </ButtonBase>
  );
}
