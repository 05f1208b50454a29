import { expect, test } from 'vitest';
import { contrast, hexOf, oklchOf } from './oklch.ts';
import { type ColourName, LOOK, type Look, paletteOf, type Scheme } from './palette.ts';

const GROUNDS: readonly ColourName[] = [
  ...(['page', 'sunken', 'card', 'raised'] as const),
  ...(['accentSoft', 'pointSoft', 'errorSoft', 'warningSoft', 'successSoft', 'infoSoft'] as const),
];
const TEXTS: readonly ColourName[] = [
  ...(['ink', 'inkMuted', 'accent', 'accentDark', 'pointInk', 'error', 'warning', 'success', 'info'] as const),
  ...(['codeName', 'codeType', 'codeArgument', 'codeNumber'] as const),
];
/** Text colours that are used on one background only. */
const FILLED: readonly (readonly [text: ColourName, ground: ColourName])[] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentDark'],
  ['onError', 'error'],
  ['onError', 'warning'],
  ['onError', 'success'],
  ['onError', 'info'],
  ['onError', 'pointInk'],
  // The bubble of a tooltip.
  ['page', 'ink'],
  ['paperInk', 'paper'],
  ...([1, 2, 3] as const).map((step) => ['ink', `heat${step}`] as const),
  ...([4, 5, 6] as const).map((step) => ['onAccent', `heat${step}`] as const),
];
const PAIRS = [...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)), ...FILLED];

/** Graphics, which may be drawn on any background of a page. */
const DRAWN: readonly ColourName[] = [
  ...(['lineStrong', 'accentLight', 'chartMember', 'chartGuest', 'chartTotal', 'chartOwn', 'chartBefore'] as const),
  ...(['chartPoint', 'chartPointDark', 'chartOther1', 'chartOther2', 'chartOther3'] as const),
  ...(['chartOther4', 'chartOther5'] as const),
];

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
/** The product's own look, and looks that shops might set: every hue, pale, strong, nearly black and nearly white ones. */
const LOOKS: readonly Look[] = [
  LOOK,
  { ...LOOK, contrast: 7 },
  ...Array.from({ length: 24 }, (_, at) => ({
    base: hexOf({ l: 0.5, c: 0.02 * (at % 3), h: at * 75 }),
    accent: hexOf({ l: [0.2, 0.45, 0.7, 0.95][at % 4] ?? 0, c: [0.02, 0.1, 0.2][at % 3] ?? 0, h: at * 15 }),
    contrast: at % 5 === 0 ? 7 : 4.5,
  })),
];
const cases = LOOKS.flatMap((look) => SCHEMES.map((scheme) => [look.accent, look.contrast, scheme, look] as const));

test.each(cases)('every text of %s at %d is read on every ground it may stand on, %s', (_, least, scheme, look) => {
  const palette = paletteOf(look, scheme);
  const unread = PAIRS.filter(([text, ground]) => contrast(palette[text], palette[ground]) < least);
  expect(unread).toEqual([]);
});

test.each(cases)('WCAG 1.4.11 what %s draws at %d is seen on pages and cards (3:1), %s', (_, _least, scheme, look) => {
  const palette = paletteOf(look, scheme);
  const grounds = [palette.page, palette.sunken, palette.card];
  expect(DRAWN.filter((one) => grounds.some((ground) => contrast(palette[one], ground) < 3))).toEqual([]);
});

test('a colour of a screen survives the way to OKLCH and back', () => {
  for (const hex of ['#000000', '#ffffff', '#0b5d57', '#f5a524', '#b3261e', '#1d3557', '#ff0000', '#0000ff'])
    expect(hexOf(oklchOf(hex))).toBe(hex);
});

test('WCAG contrast is 21 of black on white, and the same from either side', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#ffffff', '#777777')).toBe(contrast('#777777', '#ffffff'));
});
