import { expect, test } from 'vitest';
import { colours } from '../../app/tokens.ts';
import { INSIGHT_COLOURS } from './colours.ts';

/** WCAG 2.2: relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const grounds = [colours.card, colours.page, colours.sunken];

test.each(Object.entries(INSIGHT_COLOURS))('BI-05 %s is told from what it is drawn on (3:1)', (_, colour) => {
  expect(Math.min(...grounds.map((ground) => contrast(colour, ground)))).toBeGreaterThanOrEqual(3);
});

test('BI-05 members in orange and walk-in in navy, one upon the other, are told apart (3:1)', () => {
  expect(contrast(INSIGHT_COLOURS.orange, INSIGHT_COLOURS.navy)).toBeGreaterThanOrEqual(3);
});
