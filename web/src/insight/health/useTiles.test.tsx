import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useTiles } from './useTiles.ts';

type Check = NonNullable<Parameters<typeof useTiles>[0]>;

const sold: Check = {
  __typename: 'HealthCheck',
  current: {
    __typename: 'HealthCheckMonth',
    from: '2026-11-01',
    to: '2026-11-22',
    totalRevenue: 1500,
    topChannel: { __typename: 'TopByRevenue', id: 'b1', name: 'สยาม', totalRevenue: 900.5 },
    memberShare: 66.5,
    guestShare: 33.5,
    newMembers: 1200,
    topProduct: { __typename: 'TopByRevenue', id: 'p1', name: 'ลาเต้', totalRevenue: 500, share: 12.4 },
    averageBasket: 75,
    topCategory: { __typename: 'TopByRevenue', id: 'c1', name: 'กาแฟ', totalRevenue: 700 },
    highDemandProduct: { __typename: 'TopByQuantity', id: 'p2', name: 'น้ำดื่ม', totalQuantity: 40 },
    peakDay: { __typename: 'PeakDay', weekday: 'SATURDAY', totalQuantity: 31 },
  },
  previous: {
    __typename: 'HealthCheckMonth',
    from: '2026-10-01',
    to: '2026-10-22',
    totalRevenue: 1000,
    newMembers: 1500,
    averageBasket: null,
  },
};
const nothing = { ...sold.current, totalRevenue: 0, newMembers: 0 };
for (const name of [
  'topChannel',
  'memberShare',
  'guestShare',
  'topProduct',
  'averageBasket',
  'topCategory',
  'highDemandProduct',
  'peakDay',
] as const) {
  nothing[name] = null;
}

const valuesOf = (check: Check) =>
  Object.values(renderHook(() => useTiles(check)).result.current ?? {}).map(({ value, note }) => [value, note]);

test('BI-06 nine figures of a month: shares are whole percent and together 100, the average has two decimals', () => {
  expect(valuesOf(sold)).toEqual([
    ['1,500.00 บาท', undefined],
    ['สยาม', '900.50 บาท'],
    ['67% / 33%', 'สัดส่วนของรายได้'],
    ['1,200', undefined],
    ['ลาเต้', '12% ของยอดขาย'],
    ['75.00 บาท', '- เทียบกับเดือนก่อน'],
    ['กาแฟ', '700.00 บาท'],
    ['น้ำดื่ม', '40 ชิ้น'],
    ['วันเสาร์', '31 ชิ้น รวม 3 วัน'],
  ]);
});

test('BI-06, OP-25 revenue, new members and the average stand beside those of the days compared with', () => {
  const { result } = renderHook(() => useTiles(sold));
  expect([result.current?.revenue.change, result.current?.members.change, result.current?.basket.change]).toEqual([
    { value: 1500, before: 1000 },
    { value: 1200, before: 1500 },
    undefined,
  ]);
});

test('OP-25 what a month without a sale does not have is a dash, and so is a change against a month without one', () => {
  const empty = valuesOf({ ...sold, current: nothing, previous: nothing });
  expect(empty.map(([value]) => value)).toEqual(['0.00 บาท', '-', '-', '0', '-', '-', '-', '-', '-']);
  expect(empty[0]?.[1]).toBe('- เทียบกับเดือนก่อน');
});
