import { expect, test } from 'vitest';
import { entriesOf } from './declarations.ts';
import { MENUS } from './menus.ts';

const word = (tender: string) => tender;

test.each(Object.entries(MENUS))(
  'BI-10..14 each line of %s has a figure, and none where nothing could be read',
  (path, menu) => {
    const figures = menu.figures({}, '2026-11-26', word);
    expect(Object.keys(figures)).toEqual(expect.arrayContaining(entriesOf(path).map(({ to }) => to)));
    expect(Object.values(figures).filter(({ value }) => value != null)).toEqual([]);
  },
);

test('BI-37 the best of each ranking stands beside its name; a method that no one paid by does not count', () => {
  const paid = (paymentMethod: string, totalRevenue: number) => ({ paymentMethod, totalRevenue });
  const figuresOf = (paymentMethods: object[]) =>
    MENUS['/bi/ranking']?.figures({ statistics: { paymentMethods } }, '2026-11-26', word);
  expect(figuresOf([paid('CASH', 0.1), paid('TRANSFER', 0.1), paid('TRANSFER', 0.2)])).toMatchObject({
    '/bi/report/ranking/payment': { value: 0.3, of: 'TRANSFER' },
  });
  expect(figuresOf([])?.['/bi/report/ranking/payment']).toMatchObject({ value: undefined });
});
