import { type ColourName, LOOK, paletteOf } from './palette.ts';

const [LIGHT, DARK] = [paletteOf(LOOK, 'light'), paletteOf(LOOK, 'dark')];
const NAMES = Object.keys(LIGHT) as ColourName[];

const property = (name: string) => `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/**
 * Every colour of the product as its custom property, `var(--ink-muted)`; light or dark by the scheme of that part of the
 * page.
 */
export const colours = Object.fromEntries(NAMES.map((name) => [name, `var(${property(name)})`])) as Record<
  ColourName,
  string
>;

/** Text sizes, from `global.css`: for labels in pictures, tables, the office, the till, titles, and single figures. */
export const textSize = {
  tiny: 'var(--text-tiny)',
  small: 'var(--text-small)',
  body: 'var(--text-body)',
  large: 'var(--text-large)',
  lead: 'var(--text-lead)',
  title: 'var(--text-title)',
  figure: 'var(--text-figure)',
  display: 'var(--text-display)',
  board: 'var(--text-board)',
} as const;

/** Sizes of icons in pixels. */
export const iconSize = { small: 18, medium: 24, large: 32, tile: 44, display: 64 } as const;

/** Corner radii. Inside a table there are none. */
export const radius = {
  control: 'var(--radius-control)',
  card: 'var(--radius-card)',
  dialog: 'var(--radius-dialog)',
} as const;

/** Minimum height of a control: larger at the till and on touch screens, smaller in the office with a mouse. */
export const CONTROL = 'var(--control)';
/** Height of a row of a table. */
export const ROW = 'var(--row)';

/** Text sizes on paper, which has no pixels. */
export const paperSize = { tiny: '7pt', small: '8pt', body: '9pt' } as const;

/** Background of pictures that are saved as files, where the page's custom properties do not exist. */
export const PAPER = LIGHT.paper;

/** Shadow of layers above the page; everything else is separated by a line. */
export const SHADE = `0 8px 24px ${colours.shade}`;

/** Sizes of the frame in pixels: pages for reading (HOME-01), lists and boards, the navigation at the side, and the top bar. */
export const PAGE_WIDTH = 1024;
export const LIST_WIDTH = 1440;
export const RAIL_WIDTH = 216;
export const BAR_HEIGHT = 64;
/** From this window width, the navigation stands beside the page. */
export const WIDE_WINDOW = '(min-width: 1024px)';

/**
 * Adds the colours to the page. A light-dark pair is resolved by the `color-scheme` where it is used: paper stays light on a
 * dark page. A browser without support for pairs stays light.
 */
export function applyTokens({ head }: Document): void {
  const sheet = document.createElement('style');
  const all = (value: (name: ColourName) => string) =>
    NAMES.map((name) => `${property(name)}:${value(name)}`).join(';');
  sheet.textContent = `:root{${all((name) => LIGHT[name])}}@supports(color:light-dark(#000,#fff)){:root{${all((name) =>
    LIGHT[name] === DARK[name] ? LIGHT[name] : `light-dark(${LIGHT[name]},${DARK[name]})`,
  )}}}`;
  head.append(sheet);
}
