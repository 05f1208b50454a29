import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHART_COLOURS, colourOf, coloursOf, HEAT } from './chartColours.ts';
import { colours } from './tokens.ts';

const partsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);

/** WCAG 2.2: relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** In degrees of the circle of colours. */
function hue(colour: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(colour);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const step =
    most === red
      ? (green - blue) / (most - least)
      : most === green
        ? 2 + (blue - red) / (most - least)
        : 4 + (red - green) / (most - least);
  return (60 * step + 360) % 360;
}
const apart = (one: string, other: string) => {
  const between = Math.abs(hue(one) - hue(other)) % 360;
  return Math.min(between, 360 - between);
};

const grounds = [colours.card, colours.page, colours.sunken];
const { orange, navy, grey, orangeLight, navyLight, greyDark } = CHART_COLOURS;

describe('BI-05 orange, navy and grey', () => {
  test.each(Object.entries({ orange, navy, grey }))('%s is told from what it is drawn on (3:1)', (_, colour) => {
    expect(Math.min(...grounds.map((ground) => contrast(colour, ground)))).toBeGreaterThanOrEqual(3);
  });

  test('members in orange and walk-in in navy, one upon the other, are told apart (3:1)', () => {
    expect(contrast(orange, navy)).toBeGreaterThanOrEqual(3);
  });

  test.each([
    [orangeLight, orange],
    [navyLight, navy],
    [greyDark, grey],
  ])('%s is a shade of %s', (shade, base) => {
    expect(apart(shade, base)).toBeLessThan(6);
    // Darker orange is brown.
    if (base === orange) expect(luminance(shade)).toBeGreaterThan(luminance(base));
  });

  test('no two of them look alike', () => {
    const all = Object.values(CHART_COLOURS);
    const alike = all.flatMap((one, at) =>
      all.slice(at + 1).filter((other) => contrast(one, other) < 1.25 && apart(one, other) < 90),
    );
    expect(alike).toEqual([]);
  });
});

describe('a thing has one colour', () => {
  test.each(['customerType', 'tender', 'tier', 'comparison', 'points'] as const)(
    'no two of %s share one',
    (meaning) => {
      const named = {
        customerType: ['MEMBER', 'GUEST', 'total'],
        tender: ['CASH', 'TRANSFER', 'CREDIT_DEBIT', 'OTHER'],
      };
      const more = {
        tier: ['Standard', 'Bronze', 'Silver', 'Gold', 'Platinum', ''],
        comparison: ['now', 'before'],
        points: ['earned', 'redeemed', 'voided', 'adjusted', 'others'],
      };
      const values = { ...named, ...more }[meaning];
      expect(new Set(coloursOf(meaning, values)).size).toBe(values.length);
      expect(coloursOf(meaning, [...values].reverse()).reverse()).toEqual(
        values.map((value) => colourOf(meaning, value)),
      );
    },
  );

  test('IM-08 members are orange and walk-in navy in whatever order they come', () => {
    expect(coloursOf('customerType', ['GUEST', 'MEMBER'])).toEqual(['navy', 'orange']);
  });

  test('what has no colour of its own takes none that stands beside it', () => {
    expect(coloursOf('tier', ['VIP', 'Standard', 'Friends'])).toEqual(['navy', 'orange', 'grey']);
    expect(new Set(coloursOf(null, ['a', 'b', 'c', 'd', 'e', 'f'])).size).toBe(6);
  });
});

test('heat rises: each step is darker than the one before, and its words are read (4.5:1)', () => {
  for (const [at, { bgcolor, color }] of HEAT.entries()) {
    expect(contrast(bgcolor, color)).toBeGreaterThanOrEqual(4.5);
    if (at > 0) expect(luminance(bgcolor)).toBeLessThan(luminance(HEAT[at - 1]?.bgcolor ?? '#ffffff'));
  }
});

test('BI-05 nothing that draws figures has a colour of its own', () => {
  const source = join(import.meta.dirname, '..');
  const draws = /^(insight\/(charts|figures|overview|health|reports)|merchant\/home|sandbox\/answer)\//;
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (path) => (draws.test(path) || path === 'insight/dashboards/PartView.tsx') && /(?<!\.test)\.(tsx?|css)$/.test(path),
  );
  expect(files.length).toBeGreaterThan(40);
  const own = files.filter((path) =>
    /#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|'(grey|primary|secondary)\.(?!50'|100')/i.test(
      readFileSync(`${source}/${path}`, 'utf8'),
    ),
  );
  expect(own).toEqual([]);
});
