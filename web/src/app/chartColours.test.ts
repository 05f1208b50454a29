import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrast, oklchOf } from '../ui/oklch.ts';
import { LOOK, paletteOf } from '../ui/palette.ts';
import { colourOf, coloursOf } from './chartColours.ts';

const SCHEMES = (['light', 'dark'] as const).map((scheme) => paletteOf(LOOK, scheme));

/** The angle between two hues, in degrees. */
const apart = (one: string, other: string) => {
  const between = Math.abs(oklchOf(one).h - oklchOf(other).h) % 360;
  return Math.min(between, 360 - between);
};

describe('BI-05 orange, navy and grey', () => {
  test.each(SCHEMES)(
    'members in orange and walk-in in navy, one upon the other, are distinguished without their hues',
    (palette) => {
      expect(contrast(palette.chartMember, palette.chartGuest)).toBeGreaterThanOrEqual(2.8);
    },
  );

  test.each(SCHEMES)('are orange, navy and grey, and nothing else that is drawn is', (palette) => {
    expect(apart(palette.chartMember, '#cc6000')).toBeLessThan(15);
    expect(apart(palette.chartGuest, '#1d3557')).toBeLessThan(15);
    expect(oklchOf(palette.chartTotal).c).toBeLessThan(0.03);
    for (const [name, colour] of Object.entries(palette)) {
      if (!/^chart(Own|Before|Point|Other)/.test(name)) continue;
      const { c } = oklchOf(colour);
      expect
        .soft([name, apart(colour, palette.chartMember) > 9, apart(colour, palette.chartGuest) > 20, c > 0.03])
        .toEqual([name, true, true, true]);
    }
  });

  test.each(SCHEMES)('a single series is of the brand, and what it is compared with is paler', (palette) => {
    expect(palette.chartOwn).toBe(palette.accent);
    expect(apart(palette.chartBefore, palette.accent)).toBeLessThan(6);
    expect(contrast(palette.chartBefore, palette.card)).toBeLessThan(contrast(palette.chartOwn, palette.card) / 2);
  });

  test.each(SCHEMES)('no two that may stand beside each other look alike', (palette) => {
    const all = Object.entries(palette).filter(([name]) => name.startsWith('chart') && name !== 'chartOwn');
    const alike = all.flatMap(([name, one], at) =>
      all
        .slice(at + 1)
        .flatMap(([other, two]) => (contrast(one, two) < 1.25 && apart(one, two) < 25 ? [`${name} ${other}`] : [])),
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
    expect(coloursOf('customerType', ['GUEST', 'MEMBER'])).toEqual(['guest', 'member']);
  });

  test('what has no assigned colour takes none that stands beside it', () => {
    expect(coloursOf('tier', ['VIP', 'Standard', 'Friends'])).toEqual(['other1', 'own', 'other2']);
    expect(new Set(coloursOf(null, ['a', 'b', 'c', 'd', 'e', 'f'])).size).toBe(6);
  });
});

test.each(SCHEMES)('heat rises: each step is further from the card than the one before', (palette) => {
  const steps = ([1, 2, 3, 4, 5, 6] as const).map((step) => contrast(palette[`heat${step}`], palette.card));
  expect(steps).toEqual([...steps].sort((one, other) => one - other));
  expect(new Set(steps).size).toBe(6);
});

test('BI-05 nothing that draws figures has a private colour', () => {
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
