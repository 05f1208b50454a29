import { createTheme, type Theme } from '@mui/material/styles';
import type { Language } from './language.ts';

/** Every colour of the product. Text colours keep at least 4.5:1 on the surfaces they are used on. */
const ink = { strong: '#14232b', muted: '#52626c', disabled: '#8b98a1' };
const surface = { page: '#eff2f4', card: '#ffffff', sunken: '#f6f8f9', line: '#dde3e7' };
const accent = { light: '#2f8078', main: '#0b5d57', dark: '#07433f', contrastText: '#ffffff' };
const point = { light: '#ffe7b8', main: '#b26a00', dark: '#8a5200', contrastText: '#ffffff' };

/** Width of the main column (HOME-01). */
export const PAGE_WIDTH = 1024;
/** Smallest side of anything a finger presses. */
export const TOUCH_TARGET = 44;

const FONT = '"Noto Sans Thai Variable", system-ui, sans-serif';

const shared = createTheme({
  cssVariables: true,
  spacing: 8,
  shape: { borderRadius: 10 },
  palette: {
    primary: accent,
    secondary: point,
    error: { main: '#b3261e' },
    warning: { main: '#9a5b00' },
    success: { main: '#1b7a43' },
    info: { main: '#23628c' },
    text: { primary: ink.strong, secondary: ink.muted, disabled: ink.disabled },
    background: { default: surface.page, paper: surface.card },
    divider: surface.line,
    grey: { 50: surface.sunken, 100: surface.page, 200: surface.line },
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
    MuiCssBaseline: {
      styleOverrides: {
        body: { fontVariantNumeric: 'tabular-nums' },
        ':focus-visible': { outline: `3px solid ${accent.light}`, outlineOffset: 2 },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: {
        root: { '&.Mui-focusVisible': { outline: `3px solid ${accent.light}`, outlineOffset: 2 } },
      },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: TOUCH_TARGET, paddingInline: 20, borderRadius: 10 },
        sizeLarge: { minHeight: 52, fontSize: '1.0625rem' },
        outlined: { borderColor: surface.line },
      },
    },
    MuiIconButton: { styleOverrides: { root: { minWidth: TOUCH_TARGET, minHeight: TOUCH_TARGET } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: 14, borderColor: surface.line } },
    },
    MuiDialog: { styleOverrides: { paper: { borderRadius: 16 } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: '1.25rem', fontWeight: 700, paddingBottom: 8 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
    MuiOutlinedInput: { styleOverrides: { root: { backgroundColor: surface.card, minHeight: TOUCH_TARGET } } },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTooltip: { defaultProps: { arrow: true } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiListItemButton: { styleOverrides: { root: { minHeight: TOUCH_TARGET, borderRadius: 10 } } },
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
