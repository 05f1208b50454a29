import type { Components, Theme } from '@mui/material/styles';
import { textSize } from './tokens.ts';

/**
 * Every field has its label above it, whole and in its place from the start: one that lies in the field and moves is cut
 * by the border, covers what is typed before, and Thai marks do not fit into a line of the border.
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

/** For a button level with a field that has what is wrong with it below: a row of them cannot be aligned at its end. */
export const BELOW_LABEL = '26px';
