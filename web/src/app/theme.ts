import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { labelAbove } from '../ui/labelAbove.ts';
import { CONTROL, colours, ROW, radius, SHADE, textSize } from '../ui/tokens.ts';
import type { Language } from './language.ts';

const FONT = '"Noto Sans Thai Variable", system-ui, sans-serif';

const status = (main: string, ground: string) => ({
  main,
  light: main,
  dark: main,
  contrastText: colours.onError,
  ground,
});
const STATUS = {
  error: status(colours.error, colours.errorSoft),
  warning: status(colours.warning, colours.warningSoft),
  success: status(colours.success, colours.successSoft),
  info: status(colours.info, colours.infoSoft),
} as const;
const STATUSES = Object.keys(STATUS) as (keyof typeof STATUS)[];

/** A pale variant of a colour as its own background, for colours without a token for it. */
const pale = (ending: 'Bg' | 'Track' | 'DisabledColor') => ({
  [`primary${ending}`]: colours.accentSoft,
  [`secondary${ending}`]: colours.pointSoft,
  ...Object.fromEntries(STATUSES.map((name) => [name + ending, STATUS[name].ground])),
});

/** Colours that MUI would mix for light pages only, taken from the tokens instead. */
const COMPONENTS = {
  Alert: Object.fromEntries(
    STATUSES.flatMap((name) => [
      [`${name}Color`, colours.ink],
      [`${name}StandardBg`, STATUS[name].ground],
      [`${name}IconColor`, STATUS[name].main],
      [`${name}FilledBg`, STATUS[name].main],
      [`${name}FilledColor`, colours.onError],
    ]),
  ),
  Chip: { defaultBorder: colours.lineStrong, defaultAvatarColor: colours.inkMuted, defaultIconColor: colours.inkMuted },
  Avatar: { defaultBg: colours.lineStrong },
  Button: { inheritContainedBg: colours.line, inheritContainedHoverBg: colours.sunken },
  Input: { autofillWebkitBoxShadow: 'none' },
  LinearProgress: pale('Bg'),
  Skeleton: { bg: `color-mix(in srgb, ${colours.ink} 11%, transparent)` },
  Slider: pale('Track'),
  StepConnector: { border: colours.lineStrong },
  StepContent: { border: colours.lineStrong },
  Switch: { defaultColor: colours.card, defaultDisabledColor: colours.sunken, ...pale('DisabledColor') },
  TableCell: { border: colours.line },
  Tooltip: { bg: colours.ink },
};

const RAISED = {
  backgroundColor: colours.raised,
  border: `1px solid ${colours.line}`,
  borderRadius: radius.control,
  boxShadow: SHADE,
};

const faint = (percent: number) => `color-mix(in srgb, ${colours.ink} ${percent}%, transparent)`;

const OPTIONS = {
  // Colours are CSS variables, which MUI cannot read: the browser mixes them.
  colorSpace: 'oklch',
  // On a device set to reduced motion there is none: dialogs open and close at once.
  motion: { reducedMotion: 'system' },
  spacing: 8,
  shape: { borderRadius: 8 },
  palette: {
    primary: {
      light: colours.accentLight,
      main: colours.accent,
      dark: colours.accentDark,
      contrastText: colours.onAccent,
    },
    secondary: {
      main: colours.pointInk,
      light: colours.pointSoft,
      dark: colours.pointInk,
      contrastText: colours.onError,
    },
    ...STATUS,
    text: { primary: colours.ink, secondary: colours.inkMuted, disabled: colours.inkDisabled },
    background: { default: colours.page, paper: colours.card },
    divider: colours.line,
    grey: {
      50: colours.sunken,
      100: colours.page,
      200: colours.line,
      300: colours.line,
      400: colours.lineStrong,
      500: colours.inkDisabled,
      600: colours.inkMuted,
      700: colours.inkMuted,
      800: colours.ink,
      900: colours.ink,
    },
    action: {
      active: colours.inkMuted,
      hover: faint(5),
      selected: colours.accentSoft,
      disabled: colours.inkDisabled,
      disabledBackground: faint(10),
      focus: faint(10),
    },
    ...COMPONENTS,
  },
  typography: {
    fontFamily: FONT,
    h1: { fontSize: textSize.title, fontWeight: 700, lineHeight: 1.4 },
    h2: { fontSize: textSize.large, fontWeight: 700, lineHeight: 1.5 },
    h3: { fontSize: textSize.large, fontWeight: 650, lineHeight: 1.5 },
    subtitle1: { fontSize: textSize.body, lineHeight: 1.6 },
    subtitle2: { fontSize: textSize.small, fontWeight: 650, lineHeight: 1.55 },
    body1: { fontSize: textSize.body, lineHeight: 1.6 },
    body2: { fontSize: textSize.small, lineHeight: 1.55 },
    caption: { fontSize: textSize.tiny, lineHeight: 1.5 },
    button: { fontSize: textSize.body, textTransform: 'none', fontWeight: 650 },
    overline: { fontSize: textSize.tiny, textTransform: 'none', fontWeight: 650, letterSpacing: 0, lineHeight: 1.6 },
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
        root: { minHeight: CONTROL, paddingBlock: 4, paddingInline: 16, borderRadius: radius.control },
        sizeLarge: { minHeight: 52, paddingInline: 20, fontSize: textSize.large },
        outlined: { borderColor: colours.lineStrong, backgroundColor: colours.card },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: { minWidth: CONTROL, minHeight: CONTROL, padding: 4, borderRadius: radius.control },
      },
    },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: {
      defaultProps: { variant: 'outlined' },
      styleOverrides: { root: { borderRadius: radius.card, borderColor: colours.line } },
    },
    MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colours.scrim } } } },
    MuiDialog: {
      // Closes at once, so that the next key goes to the page.
      defaultProps: { transitionDuration: { enter: 160, exit: 0 } },
      styleOverrides: {
        paper: {
          borderRadius: radius.dialog,
          backgroundColor: colours.raised,
          '--ground': colours.raised,
          boxShadow: SHADE,
          // On a phone there is little room: margins are small.
          '@media (width < 600px)': { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
          '&.MuiDialog-paperFullScreen': { margin: 0, width: '100%', maxHeight: 'none', borderRadius: 0 },
        },
      },
    },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: textSize.lead, fontWeight: 700, paddingBottom: 8 } } },
    MuiDialogContent: { styleOverrides: { root: { paddingTop: 8 } } },
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', gap: 8 } } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: { backgroundColor: colours.card, minHeight: CONTROL, borderRadius: radius.control },
        input: { paddingBlock: 6, height: '1.5em' },
        multiline: { paddingBlock: 2 },
        // No gap in the border: the label is above it.
        notchedOutline: { top: 0, borderColor: colours.lineStrong, '& legend': { display: 'none' } },
      },
    },
    ...labelAbove,
    MuiAlert: {
      styleOverrides: {
        root: { alignItems: 'center', borderRadius: radius.control },
        // Within a sentence colour alone does not mark a link.
        message: { '& .MuiLink-root': { textDecoration: 'underline' } },
        action: { paddingTop: 0 },
      },
    },
    MuiChip: { styleOverrides: { root: { fontWeight: 600 } } },
    MuiTooltip: {
      defaultProps: { arrow: true },
      styleOverrides: { tooltip: { color: colours.page, fontSize: textSize.tiny }, arrow: { color: colours.ink } },
    },
    // Layers above the page have a shadow; everything else is flat.
    MuiAutocomplete: {
      styleOverrides: {
        paper: RAISED,
        // Has the same height as the fields beside it.
        root: {
          '& .MuiOutlinedInput-root': { paddingBlock: 0 },
          '& .MuiOutlinedInput-root .MuiAutocomplete-input': { paddingBlock: 6 },
        },
      },
    },
    MuiMenu: { styleOverrides: { paper: RAISED } },
    MuiPopover: { styleOverrides: { paper: RAISED } },
    MuiLink: { defaultProps: { underline: 'hover' } },
    MuiListItemButton: { styleOverrides: { root: { minHeight: CONTROL, borderRadius: radius.control } } },
    MuiTableCell: { styleOverrides: { root: { fontSize: textSize.small, padding: '6px 16px', height: ROW } } },
    MuiTablePagination: { styleOverrides: { input: { minHeight: CONTROL } } },
    MuiMenuItem: { styleOverrides: { root: { minHeight: CONTROL } } },
    MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 12 } } },
    // MUI mixes the grey of the track from a black that is not a variable, which makes the track invisible.
    MuiSwitch: { styleOverrides: { track: { backgroundColor: colours.lineStrong, opacity: 1 } } },
  },
} satisfies ThemeOptions & { colorSpace: string };

/**
 * Creates the theme. Colours are pairs that the page resolves (`tokens.ts`): one palette serves light and dark, and to MUI
 * that is a complete theme with variables. MUI's own way would write each colour a second time and follow schemes that no one
 * chooses.
 */
function create(locale: object): Theme {
  const theme = createTheme(OPTIONS, locale);
  const { palette, shape, shadows, zIndex } = theme;
  return Object.assign(theme, { vars: { palette, shape, shadows, zIndex, opacity: OPACITY } });
}

/** MUI's own values, which a theme without variables lacks. */
const OPACITY = { inputPlaceholder: 0.42, inputUnderline: 0.42, switchTrackDisabled: 0.12, switchTrack: 0.38 };

const spoken: Partial<Record<Language | 'none', Theme>> = {};

/** Returns the theme with MUI's own texts in the given language; its locale is loaded with the shell's chunk. */
export function themeIn(language: Language, locale?: object): Theme {
  const name = locale ? language : 'none';
  spoken[name] ??= create(locale ?? {});
  return spoken[name];
}
