import { expect, test } from 'vitest';
import { newForm, withRhythm } from './scheduleForm.ts';

test('a weekly mail proposes the week that is over, and days that someone chose stay', () => {
  const form = newForm('เช้า', 'TH', []);
  expect(withRhythm(form, 'WEEKLY')).toEqual({ rhythm: 'WEEKLY', range: 'LAST_WEEK' });
  expect(withRhythm({ ...form, rhythm: 'WEEKLY', range: 'LAST_WEEK' }, 'MONTHLY').range).toBe('LAST_MONTH');
  expect(withRhythm({ ...form, range: 'LAST_30_DAYS' }, 'WEEKLY')).toEqual({ rhythm: 'WEEKLY' });
});
