import { Box, type SxProps, type Theme } from '@mui/material';
import { textSize } from './tokens.ts';

/** Devices without a keyboard, where key hints are hidden: touch screens and phones. */
export const NO_KEYBOARD = '@media (pointer: coarse), (width < 600px)';

interface Props {
  readonly children: string;
  /** Drawn on the button itself, which names its key by `aria-keyshortcuts`; hidden on a till without a keyboard. */
  readonly onButton?: boolean;
  readonly sx?: SxProps<Theme>;
}

/** The key that does the same as the button that it is drawn on or beside. */
export function KeyHint({ children, onButton = false, sx }: Props) {
  const style = {
    px: 0.75,
    border: 1,
    borderColor: 'divider',
    borderRadius: 0.5,
    bgcolor: 'grey.50',
    color: 'text.secondary',
    fontFamily: 'inherit',
    fontSize: textSize.small,
    fontWeight: 500,
    lineHeight: 1.6,
  };
  const onTouch = onButton && { [NO_KEYBOARD]: { display: 'none' } };
  return (
    <Box
      component="kbd"
      className="screen-only"
      aria-hidden={onButton || undefined}
      sx={[style, onTouch, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}
