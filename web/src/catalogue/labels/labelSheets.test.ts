import { expect, test } from 'vitest';
import { LABEL_SHEETS, labelPageStyle, labelPages } from './labelSheets.ts';

const [a4, , roll] = LABEL_SHEETS;

test.each(LABEL_SHEETS)('the labels of $key lie within their page', (sheet) => {
  const [width, height] = sheet.page === 'A4' ? [210, 297] : [sheet.width, sheet.height];
  expect(sheet.left + sheet.columns * sheet.width + (sheet.columns - 1) * sheet.gap).toBeLessThanOrEqual(width);
  expect(sheet.top + sheet.rows * sheet.height).toBeLessThanOrEqual(height);
});

test('MGMT-18 as many labels of each product as requested, behind those that are used already', () => {
  const pages = labelPages(
    a4,
    [
      { product: 'tea', number: 20 },
      { product: 'cake', number: 3 },
    ],
    3,
  );
  expect(pages.map((page) => page.length)).toEqual([24, 2]);
  expect(pages.flat().filter((label) => label === 'tea')).toHaveLength(20);
  expect(pages[0]?.slice(0, 4)).toEqual([null, null, null, 'tea']);
  expect(pages.flat().at(-1)).toBe('cake');
});

test('MGMT-18 of a roll each label is a page of its size; no label is no page', () => {
  expect(labelPages(roll as never, [{ product: 'tea', number: 2 }], 5)).toEqual([['tea'], ['tea']]);
  expect(labelPages(a4, [{ product: 'tea', number: 0 }], 3)).toEqual([]);
  expect(labelPageStyle(roll as never)).toContain('size: 50mm 30mm; margin: 0 !important');
});
