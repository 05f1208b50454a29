import { createTheme, type Theme } from '@mui/material/styles';
import { labelAbove } from '../ui/labelAbove.ts';
import type { Language } from './language.ts';
import { colours, TOUCH_TARGET } from './tokens.ts';

const FONT = '"Noto Sans Thai Variable", system-ui, sans-serif';

const shared = createTheme({
  cssVariables: true,
  // Who asks the device for less motion gets none: dialogs come and go at once.
  motion: { reducedMotion: 'system' },
  spacing: 8,
  shape: { borderRadius: 10 },
  palette: {
    primary: {
      light: colours.accentLight,
      main: colours.accent,
      dark: colours.accentDark,
      contrastText: colours.onAccent,
    },
    secondary: { main: colours.pointInk, light: colours.pointSoft, contrastText: colours.onAccent },
    error: { main: colours.error },
    warning: { main: colours.warning },
    success: { main: colours.success },
    info: { main: colours.info },
    text: { primary: colours.ink, secondary: colours.inkMuted, disabled: colours.inkDisabled },
    background: { default: colours.page, paper: colours.card },
    divider: colours.line,
    grey: { 50: colours.sunken, 100: colours.page, 200: colours.line },
  },
  typography: {
    fontFamily: FONT,
    fontSize: 15,
    h1: { fontSize: '1.75rem', fontWeight: 700, lineHeight: 1.35 },
    h2: { fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.4 },
    h3: { fontSize: '1.125rem', fontWeight: 650, lineHeight: 1.45 },
    body1: { lineHeight: 1.6 },
    body2: { lineHeight: 1.55 },
    button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem' },
    overline: { textTransform: 'none', fontWeight: 650, letterSpacing: 0, lineHeight: 1.6 },
  },
  components: {
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `3px solid ${colours.accentLight}`, outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: TOUCH_TARGET, paddingInline: 20, borderRadius: 10 },
        sizeLarge: { minHeight: 52, fontSize: '1.0625rem' },
        outlined: { borderColor: colours.line, backgroundColor: colours.card },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 14, borderColor: colours.line } },
    },
    MuiDialog: {
      // Gone at once when closed: the next key is for the page again.
      defaultProps: { transitionDuration: { enter: 160, exit: 0 } },
      styleOverrides: {
        paper: {
          borderRadius: 16,
          // On a phone every line counts.
          '@media (width < 600px)': { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700, paddingBottom: 8 } } },
    MuiDialogContent: { styleOverrides: { root: { paddingTop: 8 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colours.card, minHeight: TOUCH_TARGET },
        // No gap in the border: the label is above it.
        notchedOutline: { top: 0, '& legend': { display: 'none' } },
      },
    },
    ...labelAbove,
    MuiAlert: { styleOverrides: { root: { alignItems: 'center' }, action: { paddingTop: 0 } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTooltip: { defaultProps: { arrow: true } },
    // Its list hangs over white fields, and everything else is flat.
    MuiAutocomplete: {
      styleOverrides: { paper: { border: `1px solid ${colours.line}`, boxShadow: '0 8px 24px rgb(16 32 40 / 16%)' } },
    },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiListItemButton: { styleOverrides: { root: { minHeight: TOUCH_TARGET, borderRadius: 10 } } },
    MuiTablePagination: { styleOverrides: { input: { minHeight: TOUCH_TARGET } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: TOUCH_TARGET } } },
  },
});

const spoken: Partial<Record<Language, Theme>> = {};

/** The theme with the words that MUI itself shows in the given language; its locale comes with the shell's chunk. */
export function themeIn(language: Language, locale?: object): Theme {
  if (!locale) return shared;
  spoken[language] ??= createTheme(shared, locale);
  return spoken[language];
}
