import { revenueTarget } from '@taem/domain/insight/targets/revenueTarget.ts';
import type { RecordField } from '@taem/domain/record/field.ts';
import { stockCount } from '@taem/domain/stock/stockCount.ts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FixedField } from './FixedField.tsx';
import type { Row } from './RecordScreens.ts';

afterEach(cleanup);

const ROW = {
  id: 'x',
  branchId: '018f3173-7000',
  branch: { id: '018f3173-7000', name: 'Ari' },
  isBlind: false,
  version: 1,
};

test.each<[string, string, RecordField, object, string]>([
  ['another record by its name', 'branchId', stockCount.fields.branchId, ROW, 'Ari'],
  [
    'none by what none means',
    'branchId',
    revenueTarget.fields.branchId,
    { id: 'x', branchId: null, branch: null },
    'ทั้งร้าน',
  ],
  ['a flag in words', 'isBlind', stockCount.fields.isBlind, ROW, 'ไม่ใช่'],
])('a field that stays as it is says %s', (_what, name, field, row, words) => {
  render(<FixedField name={name} field={field} own={null} row={row as Row} />);
  expect(screen.getByDisplayValue(words)).toBeDefined();
});
