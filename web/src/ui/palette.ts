import { contrast, hexOf, type Oklch, oklchOf } from './oklch.ts';

/** Three values from which every colour of the product follows; a shop may have its own. */
export interface Look {
  /** Tints texts, lines and backgrounds. */
  readonly base: string;
  /** The colour of the main action, of what is chosen and of what has the focus. */
  readonly accent: string;
  /** Minimum contrast of every text with its background: 4.5 is what WCAG requires, 7 what it recommends. */
  readonly contrast: number;
}

export const LOOK: Look = { base: '#52626c', accent: '#0b5d57', contrast: 4.5 };

export type Scheme = 'light' | 'dark';

/** Minimum contrast by WCAG 1.4.11, for the border of a field, the focus ring and graphics. */
const DRAWN = 3;

/** Lightness and chroma. */
type Place = readonly [number, number];

/** Returns the colours of a scheme as `#rrggbb`, by name. */
export function paletteOf(look: Look, scheme: Scheme) {
  const isDark = scheme === 'dark';
  const [base, brand] = [oklchOf(look.base), oklchOf(look.accent)];
  const at = (h: number, light: Place, dark: Place): Oklch => {
    const [l, c] = isDark ? dark : light;
    return { l, c, h };
  };
  /** A shade of a colour of the look; its chroma is a share of that colour's. */
  const of = ({ c, h }: Oklch, light: Place, dark: Place) => at(h, [light[0], light[1] * c], [dark[0], dark[1] * c]);

  const grounds = {
    page: hexOf(of(base, [0.959, 0.16], [0.19, 0.6])),
    sunken: hexOf(of(base, [0.978, 0.12], [0.218, 0.7])),
    card: hexOf(of(base, [1, 0], [0.245, 0.8])),
    /** Background of layers above the page. */
    raised: hexOf(of(base, [1, 0], [0.285, 0.9])),
    accentSoft: hexOf(of(brand, [0.942, 0.2], [0.335, 0.5])),
    pointSoft: hexOf(at(84, [0.962, 0.038], [0.32, 0.05])),
    errorSoft: hexOf(at(26, [0.95, 0.022], [0.315, 0.06])),
    warningSoft: hexOf(at(75, [0.955, 0.035], [0.315, 0.05])),
    successSoft: hexOf(at(153, [0.95, 0.03], [0.315, 0.05])),
    infoSoft: hexOf(at(240, [0.952, 0.018], [0.315, 0.045])),
  };
  const { page, sunken, card, raised } = grounds;
  /** Returns the colour, made lighter or darker until it has the required contrast with the backgrounds. */
  const away = (colour: Oklch, least: number, from: readonly string[], step = isDark ? 0.004 : -0.004): string => {
    for (let { l } = colour; ; l += step) {
      const hex = hexOf({ ...colour, l: Math.min(1, Math.max(0, l)) });
      if (l <= 0 || l >= 1 || from.every((ground) => contrast(hex, ground) >= least)) return hex;
    }
  };
  const text = (colour: Oklch) => away(colour, look.contrast, Object.values(grounds));
  const drawn = (colour: Oklch, on = [page, sunken, card]) => away(colour, DRAWN, on);
  /** Returns a text colour for a filled background. */
  const upon = (fill: string) =>
    away({ l: isDark ? 0.24 : 1, c: isDark ? 0.03 : 0, h: brand.h }, look.contrast, [fill], isDark ? -0.004 : 0.004);

  const accent = text(of(brand, [brand.l, 1], [0.8, 1.3]));
  const error = text(at(29, [0.501, 0.178], [0.82, 0.1]));
  const { l, c, h } = oklchOf(accent);
  const shadeOfAccent = (lightness: number) => ({ l: lightness, c: c * 1.05, h });
  const other = (turn: number, light: number, dark: number) =>
    drawn(at((brand.h + turn) % 360, [light, 0.09], [dark, 0.09]));
  const ink = text(of(base, [0.246, 1], [0.94, 0.3]));
  const onAccent = upon(accent);
  const ground = oklchOf(card);
  /**
   * Returns a background from the lowest to the highest value, with more of the accent for higher ones; text on it is dark in
   * the lower half and light in the other, in the dark scheme the other way round.
   */
  const heat = (share: number): string => {
    const isFull = share > 0.5;
    for (let part = share; ; part += isFull ? 0.01 : -0.01) {
      const hex = hexOf({ l: ground.l + (l - ground.l) * part, c: c * (0.25 + 0.75 * part), h });
      if (part <= 0 || part >= 1 || contrast(isFull ? onAccent : ink, hex) >= look.contrast) return hex;
    }
  };

  return {
    ...grounds,
    ink,
    inkMuted: text(of(base, [0.486, 1], [0.77, 0.7])),
    /** For disabled elements, for which no contrast is required. */
    inkDisabled: hexOf(of(base, [0.66, 0.8], [0.56, 0.9])),
    line: hexOf(of(base, [0.912, 0.32], [0.345, 1])),
    /** Border of fields and buttons. */
    lineStrong: drawn(of(base, [0.68, 0.8], [0.5, 1]), [page, sunken, card, raised]),
    accent,
    accentDark: hexOf(shadeOfAccent(isDark ? Math.min(0.96, l + 0.07) : Math.max(0, l - 0.085))),
    /** Focus ring. */
    accentLight: drawn(shadeOfAccent(isDark ? l : l + 0.115), [page, sunken, card, raised]),
    onAccent,
    error,
    onError: upon(error),
    warning: text(at(65, [0.51, 0.115], [0.84, 0.1])),
    success: text(at(153, [0.49, 0.12], [0.83, 0.11])),
    info: text(at(242, [0.476, 0.093], [0.82, 0.085])),
    /** Points, and nothing else. */
    point: hexOf(at(72, [0.782, 0.158], [0.8, 0.15])),
    pointInk: text(at(66, [0.492, 0.11], [0.86, 0.1])),
    /** Over the page while a dialog is open, and (`shade`) the shadow of layers above the page. */
    scrim: isDark ? '#000000a6' : '#14232b73',
    shade: isDark ? '#0000008c' : '#14232b29',
    // For syntax highlighting, besides the accent (keywords) and success (strings).
    codeName: text(at(240, [0.41, 0.076], [0.87, 0.06])),
    codeType: text(at(57, [0.432, 0.105], [0.85, 0.1])),
    codeArgument: text(at(294, [0.445, 0.147], [0.8, 0.1])),
    codeNumber: text(at(247, [0.471, 0.106], [0.8, 0.09])),
    // BI-05
    chartMember: drawn(at(50, [0.611, 0.16], [0.83, 0.12])),
    chartGuest: drawn(at(257, [0.328, 0.068], [0.48, 0.11])),
    chartTotal: drawn(of(base, [0.6, 0.85], [0.68, 0.7])),
    chartOwn: accent,
    chartBefore: drawn({ l: isDark ? 0.5 : 0.68, c: c * 0.75, h }),
    chartPoint: drawn(at(80, [0.66, 0.14], [0.82, 0.145])),
    chartPointDark: drawn(at(68, [0.47, 0.105], [0.6, 0.12])),
    chartPointLight: hexOf(at(90, [0.86, 0.12], [0.92, 0.08])),
    chartOther1: other(150, 0.6, 0.72),
    chartOther2: other(-62, 0.52, 0.62),
    chartOther3: other(112, 0.42, 0.56),
    chartOther4: other(28, 0.53, 0.82),
    chartOther5: other(180, 0.45, 0.6),
    // Cells by their value: the first three with text in `ink`, the others in `onAccent`.
    heat1: heat(0.12),
    heat2: heat(0.28),
    heat3: heat(0.44),
    heat4: heat(0.66),
    heat5: heat(0.83),
    heat6: heat(1),
    clear: '#00000000',
    /** Paper is white in the dark scheme too. */
    paper: '#ffffff',
    paperInk: '#000000',
  };
}

export type ColourName = keyof ReturnType<typeof paletteOf>;
