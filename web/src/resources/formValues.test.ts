import { recordOf } from '@taem/domain/records.ts';
import { expect, test } from 'vitest';
import { CREATED, labelOf } from './columns.ts';
import { fixedFields } from './formValues.ts';

const namesOf = (type: Parameters<typeof recordOf>[0], mode: 'create' | 'update') =>
  fixedFields({ record: recordOf(type) }, mode).map(({ name }) => name);

test.each([
  ['Product', 'update', ['code']],
  ['MerchantUser', 'update', ['username', 'employeeNo']],
  ['MerchantBranch', 'update', ['code']],
  ['Product', 'create', []],
  ['MerchantUser', 'create', []],
  ['Supplier', 'update', []],
] as const)('what is fixed once a record exists stands in its form to be read: %s, %s', (type, mode, names) => {
  expect(namesOf(type, mode)).toEqual(names);
});

test('LOCATION-01 the form of a new location shows its status, which is Active and not chosen', () => {
  expect(namesOf('Location', 'create')).toEqual(['status']);
});

test('MGMT-22 the last column of roles is Date; other lists say when a record was created', () => {
  const words = (type: Parameters<typeof recordOf>[0]) =>
    (['en', 'th'] as const).map((language) => labelOf(recordOf(type), CREATED, language));
  expect(words('MerchantRole')).toEqual(['Date', 'วันที่']);
  expect(words('Supplier')).toEqual(['Created', 'สร้างเมื่อ']);
});

test('MGMT-14 a way to pay and its kind have a name each', () => {
  const names = (['PaymentChannel', 'PaymentMethod'] as const).flatMap((type) => {
    const { one, many } = recordOf(type).words;
    return [one.en, one.th, many.en];
  });
  expect(names).toEqual([
    'Payment method',
    'ช่องทางชำระเงิน',
    'Payment methods',
    'Kind of payment',
    'ประเภทการชำระเงิน',
    'Kinds of payment',
  ]);
});
