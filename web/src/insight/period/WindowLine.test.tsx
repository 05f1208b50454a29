import { render } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { WindowLine } from './WindowLine.tsx';

const days = (from: string, to: string) => ({ from, to });
const SEP_TO_NOV = days('2026-09-01', '2026-11-22');
const JUN_TO_AUG = days('2026-06-01', '2026-08-22');
const YEAR = days('2024-01-01', '2024-12-31');
const YEAR_BEFORE = days('2023-01-01', '2023-12-31');

beforeEach(async () => {
  storeSession(cashier);
  await switchLanguage('en');
});

test.each([
  [
    'days that belong to neither are named',
    SEP_TO_NOV,
    JUN_TO_AUG,
    null,
    '22-08-2026 (excluding 23-08-2026 – 31-08-2026)',
  ],
  ['so is a first sale within the days before', YEAR, YEAR_BEFORE, '2023-10-26', '12-2023 (first sale 26-10-2023)'],
  ['both', SEP_TO_NOV, JUN_TO_AUG, '2026-07-04', '(excluding 23-08-2026 – 31-08-2026, first sale 04-07-2026)'],
  ['a first sale on the first of these days leaves nothing out', YEAR, YEAR_BEFORE, '2023-01-01', '31-12-2023 ·'],
  ['nor does one after them', YEAR, YEAR_BEFORE, '2024-01-01', '31-12-2023 ·'],
])('IM-26 %s', (_what, range, previous, since, words) => {
  const { container } = render(<WindowLine {...{ range, previous, since }} branch={null} />);
  expect(container.textContent).toContain(words);
});

test('no day is broken at its hyphens on a phone', () => {
  const { getAllByText } = render(
    <WindowLine range={SEP_TO_NOV} previous={JUN_TO_AUG} since="2026-07-04" branch={null} />,
  );
  expect(getAllByText(/^\d\d-\d\d-\d{4}$/)).toHaveLength(7);
});
