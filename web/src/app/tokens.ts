/**
 * Every colour and size of the product, once. `theme.ts` gives them to MUI; `applyTokens` to the style sheets of the
 * few pages that load without it. Text colours keep at least 4.5:1 on the surfaces they are used on.
 */
export const colours = {
  ink: '#14232b',
  inkMuted: '#52626c',
  inkDisabled: '#8b98a1',
  page: '#eff2f4',
  card: '#ffffff',
  sunken: '#f6f8f9',
  line: '#dde3e7',
  lineStrong: '#b4c0c7',
  accent: '#0b5d57',
  accentLight: '#2f8078',
  accentDark: '#07433f',
  accentSoft: '#e2efed',
  onAccent: '#ffffff',
  point: '#f5a524',
  pointInk: '#8a5200',
  pointSoft: '#fff1d6',
  error: '#b3261e',
  errorSoft: '#fdecea',
  warning: '#9a5b00',
  success: '#1b7a43',
  info: '#23628c',
  infoSoft: '#e6f1f8',
} as const;

/** Sizes of the frame in pixels: what is read (HOME-01), lists and boards, the navigation at the side, and the bar above it. */
export const PAGE_WIDTH = 1024;
export const LIST_WIDTH = 1440;
export const RAIL_WIDTH = 208;
export const BAR_HEIGHT = 64;
/** From this width of the window on the navigation stands beside the page. */
export const WIDE_WINDOW = '(min-width: 1024px)';
/** Smallest side of anything a finger presses, in pixels. */
export const TOUCH_TARGET = 44;

/** Makes each colour a custom property, `inkMuted` as `--ink-muted`. */
export function applyTokens(root: HTMLElement): void {
  for (const [name, value] of Object.entries(colours)) {
    root.style.setProperty(`--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`, value);
  }
}
