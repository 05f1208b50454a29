import fc from 'fast-check';
import { expect, test } from 'vitest';
import { WRONG_TAX_ID } from '../person/taxId.ts';
import { fullInvoiceObstacle, requestedInvoiceObstacle, taxBuyerForm } from './taxBuyer.ts';

const BUYER = { name: 'Somchai Co., Ltd.', address: '1 Rama I Road', taxId: '0105536000313', branchNo: '00000' };

const messages = (values: object) =>
  taxBuyerForm.safeParse({ ...BUYER, ...values }).error?.issues.map(({ message }) => message);

test('issue 36 a buyer has name and address; the tax id is taken as it is written on cards', () => {
  expect(taxBuyerForm.parse({ ...BUYER, taxId: '0-1055-36000-31-3' })).toEqual(BUYER);
  expect(taxBuyerForm.parse({ name: 'A', address: 'B' })).toMatchObject({ taxId: null, branchNo: null });
  expect(messages({ name: ' ', address: '' })).toEqual(['Name is required', 'Address is required']);
});

test('issue 36 a branch number has five digits and belongs to a tax id', () => {
  for (const branchNo of ['1', '000012', 'x00001', '00001x'])
    expect(messages({ branchNo })).toEqual(['The branch number has 5 digits']);
  const { error } = taxBuyerForm.safeParse({ ...BUYER, taxId: '' });
  expect(error?.issues).toMatchObject([{ message: 'A branch number needs the tax id', path: ['taxId'] }]);
});

test('issue 36 of the ten ids that differ in their last digit alone one is taken, the others are refused in words', () => {
  const twelve = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 12, maxLength: 12 });
  fc.assert(
    fc.property(twelve, (digits) => {
      const ids = Array.from({ length: 10 }, (_, last) => `${digits.join('')}${last}`);
      const refused = ids.map((taxId) => messages({ taxId })).filter((said) => said !== undefined);
      expect(refused).toEqual(Array.from({ length: 9 }, () => [WRONG_TAX_ID]));
    }),
  );
});

test.each([
  [{}, '2026-11-30', null],
  [{}, '2027-05-31', null],
  [{}, '2027-06-01', 'TAX_INVOICE_TOO_LATE'],
  [{ isVoid: true }, '2026-11-30', 'ALREADY_VOID'],
  [{ isInvoiced: false }, '2026-11-30', 'NO_TAX_INVOICE'],
  [{ isInvoiced: false, isReturn: true }, '2026-11-30', 'IS_RETURN'],
])('issue 36 a sale of November 2026 that is %o has a full invoice on %s unless %s', (sale, today, obstacle) => {
  const sold = { isReturn: false, isVoid: false, isInvoiced: true, soldOn: '2026-11-29' };
  expect(fullInvoiceObstacle({ ...sold, ...sale }, today)).toBe(obstacle);
});

test.each([
  [{}, '2026-11-29', 30, null],
  [{}, '2026-12-29', 30, null],
  [{}, '2026-12-30', 30, 'TAX_INVOICE_TOO_LATE'],
  [{}, '2027-05-28', 180, null],
  [{}, '2026-11-29', 0, 'TAX_INVOICE_NOT_OFFERED'],
  [{ isVoid: true }, '2026-11-29', 30, 'ALREADY_VOID'],
  [{ isVoid: true }, '2026-11-29', 0, 'ALREADY_VOID'],
  [{ soldOn: '2026-11-01' }, '2027-06-01', 365, 'TAX_INVOICE_TOO_LATE'],
])(
  'issue 36 its customer may request that of a sale that is %o on %s within %i days unless %s',
  (sale, today, days, obstacle) => {
    const sold = { isReturn: false, isVoid: false, isInvoiced: true, soldOn: '2026-11-29' };
    expect(requestedInvoiceObstacle({ ...sold, ...sale }, today, days)).toBe(obstacle);
  },
);
