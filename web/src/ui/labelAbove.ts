import type { Components, Theme } from '@mui/material/styles';
import { textSize } from './tokens.ts';

/**
 * Puts the label of every field above it, complete and fixed from the start. A label that moves out of the field is cut by
 * the border, covers the placeholder, and its Thai marks do not fit into the line of the border.
 */
export const labelAbove: Components<Theme> = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        marginBottom: 4,
        fontSize: textSize.body,
        fontWeight: 600,
        lineHeight: 1.5,
        color: theme.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.palette.text.primary },
        '&.Mui-disabled': { color: theme.palette.text.secondary },
        '& .MuiInputLabel-asterisk': { color: theme.palette.error.main },
      }),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        fontWeight: 600,
        color: theme.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.palette.text.primary },
      }),
      asterisk: ({ theme }) => ({ color: theme.palette.error.main }),
    },
  },
  MuiFormHelperText: { styleOverrides: { root: { marginInline: 0 } } },
};

/**
 * Top margin that aligns a button with a field beside it: as the error appears below the field, the row cannot be aligned at
 * its end.
 */
export const BELOW_LABEL = `calc(1.5 * ${textSize.body} + 4px)`;
