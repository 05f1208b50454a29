/** Lightness from 0 to 1, chroma, and hue in degrees: steps of equal size look equally large. */
export interface Oklch {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

type Three = readonly [number, number, number];

const toLinear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
const toGamma = (part: number) => (part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055);
const linearOf = (hex: string): Three =>
  [1, 3, 5].map((at) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255)) as unknown as Three;
const times = (rows: readonly Three[], [a, b, c]: Three): Three =>
  rows.map(([x, y, z]) => x * a + y * b + z * c) as unknown as Three;

/** Converts `#rrggbb` to OKLCH, by the matrices of CSS Color 4. */
export function oklchOf(hex: string): Oklch {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linearOf(hex),
  ).map(Math.cbrt) as unknown as Three;
  const [l, a, b] = times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    cones,
  );
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

/** Converts OKLCH to `#rrggbb`; if a screen cannot show the colour, reduces its chroma until it can. */
export function hexOf({ l, c, h }: Oklch): string {
  for (let chroma = c; ; chroma -= 0.004) {
    const parts = linearAt({ l, c: Math.max(0, chroma), h });
    if (chroma <= 0 || parts.every((part) => part >= -0.0005 && part <= 1.0005))
      return `#${parts
        .map((part) =>
          Math.round(255 * toGamma(Math.min(1, Math.max(0, part))))
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`;
  }
}

function linearAt({ l, c, h }: Oklch): Three {
  const [a, b] = [c * Math.cos((h * Math.PI) / 180), c * Math.sin((h * Math.PI) / 180)];
  const cones = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    [l, a, b],
  ).map((cone) => cone ** 3) as unknown as Three;
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    cones,
  );
}

/** Returns the contrast ratio of two colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map(
      (hex) =>
        times(
          [
            [0.2126, 0.7152, 0.0722],
            [0, 0, 0],
            [0, 0, 0],
          ],
          linearOf(hex),
        )[0],
    )
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
