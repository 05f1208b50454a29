import { expect, test } from 'vitest';
import { revenueByHour } from './revenueRows.ts';

const sold = (hour: number) => ({ hour, customerType: 'GUEST' as const, totalRevenue: 45 });

test('the hours after midnight stand behind those of the evening, and hours without a sale between them', () => {
  const labels = (endsAt: number) => revenueByHour([sold(1), sold(22)], endsAt).map(({ label }) => label);
  expect(labels(4)).toEqual(['22', '23', '00', '01']);
  expect(labels(0)).toHaveLength(22);
});
