import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MAX_UNIT_PRICE } from '../limits.ts';
import { fromBaht, satang, ZERO } from '../money/money.ts';
import { readBillerId, readEWalletId, readPromptPayId } from './promptPayId.ts';
import { billReferences, isPayable, promptPayPayload } from './promptPayPayload.ts';

const BILLER = '999999999999401';

/** Parses a payload of tags, lengths and values into its values by tag. */
function fieldsOf(payload: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (let at = 0; at < payload.length; ) {
    const length = Number(payload.slice(at + 2, at + 4));
    fields[payload.slice(at, at + 2)] = payload.slice(at + 4, at + 4 + length);
    at += 4 + length;
  }
  return fields;
}

/** Calculates CRC-16/CCITT-FALSE over everything before the checksum, including its tag and length. */
function crcOf(payload: string): string {
  let crc = 0xffff;
  for (const sign of payload.slice(0, -4)) {
    crc ^= sign.charCodeAt(0) << 8;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x8000 ? ((crc << 1) ^ 0x1021) & 0xffff : (crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}

it('the check of this test is CRC-16/CCITT-FALSE, by its published value', () =>
  expect(crcOf('123456789????')).toBe('29B1'));

it.each([
  ['081-234-5678', { '00': 'A000000677010111', '01': '0066812345678' }],
  ['9 9999 99999 99 4', { '00': 'A000000677010111', '02': '9999999999994' }],
])('E1 a banking app reads whom %s stands for, the amount, the currency and the country', (id, receiver) => {
  const payload = promptPayPayload({ promptPayId: id }, fromBaht(1290.5)) ?? '';
  const { '29': account = '', '63': sum, ...rest } = fieldsOf(payload);
  expect(fieldsOf(account)).toEqual(receiver);
  // A QR for one payment, in baht, with two decimals.
  expect(rest).toEqual({ '00': '01', '01': '12', '53': '764', '54': '1290.50', '58': 'TH' });
  expect(sum).toBe(crcOf(payload));
});

it('E1 every amount is shown to the satang, with the right sum behind it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: MAX_UNIT_PRICE }),
      fc.integer({ min: 0, max: 99_999_999 }),
      (amount, rest) => {
        const payload = promptPayPayload({ promptPayId: `08${String(rest).padStart(8, '0')}` }, satang(amount)) ?? '';
        const { '54': amountText = '', '63': sum } = fieldsOf(payload);
        expect(amountText).toMatch(/^\d+\.\d\d$/);
        expect(Number(amountText.replace('.', ''))).toBe(amount);
        expect(sum).toBe(crcOf(payload));
      },
    ),
  );
});

it.each([
  ['0812345678', 'phone'],
  ['0912345678', 'phone'],
  ['9999999999994', 'taxId'],
  ['9999999999995', null],
  ['021234567', null],
  ['0212345678', null],
  ['+66812345678', null],
  ['412-3-70589-1', null],
  ['', null],
])('E1 "%s" is a PromptPay id of this kind: %s', (text, kind) => {
  expect(readPromptPayId(text)?.kind ?? null).toBe(kind);
});

it('E1 without an amount or a PromptPay id there is no payment to make a QR of', () => {
  const payloads = [
    promptPayPayload({ promptPayId: '0812345678' }, ZERO),
    promptPayPayload({ promptPayId: '412-3-70589-1' }, fromBaht(1)),
    promptPayPayload({ billerId: BILLER, promptPayId: '0812345678' }, fromBaht(1)),
    promptPayPayload({}, fromBaht(1)),
  ];
  expect(payloads).toEqual([null, null, null, null]);
});

it.each([
  ['1 2345 67890 12 1', 'taxId'],
  ['1234567890122', null],
  ['12345678901211', null],
  ['x1234567890121', null],
  ['0812345678', 'phone'],
  ['08123456789', null],
  ['x0812345678', null],
])('E1 %s is %s', (text, kind) => {
  expect(readPromptPayId(text)?.kind ?? null).toBe(kind);
});

it('34 a biller is paid as a bill, with branch and bill; every field is where a banking app looks for it', () => {
  const references = billReferences('a-01 อารีย์', '3f2b8c1e-9d4a-4c57-8a10-2b7e6f5d4c3b');
  expect(references).toEqual({ ref1: 'A01', ref2: '3F2B8C1E9D4A4C578A10' });
  const account = { billerId: '9-9999-99999-99-4 01', promptPayId: '0812345678' };
  const payload = promptPayPayload(account, fromBaht(1290.5), references) ?? '';
  const { '30': bill = '', '63': sum, ...rest } = fieldsOf(payload);
  expect(fieldsOf(bill)).toEqual({ '00': 'A000000677010112', '01': BILLER, '02': 'A01', '03': '3F2B8C1E9D4A4C578A10' });
  expect(rest).toEqual({ '00': '01', '01': '12', '53': '764', '54': '1290.50', '58': 'TH' });
  expect(sum).toBe(crcOf(payload));
});

it('34 an e-wallet is paid by its number, after a phone or a tax id of the same account', () => {
  const eWalletId = '004 999000288505';
  const payload = promptPayPayload({ eWalletId }, fromBaht(35)) ?? '';
  const { '29': account = '', '63': sum, ...rest } = fieldsOf(payload);
  expect(fieldsOf(account)).toEqual({ '00': 'A000000677010111', '03': '004999000288505' });
  expect(rest).toEqual({ '00': '01', '01': '12', '53': '764', '54': '35.00', '58': 'TH' });
  expect(sum).toBe(crcOf(payload));
  const both = promptPayPayload({ eWalletId, promptPayId: '0812345678' }, fromBaht(35));
  expect(both).toBe(promptPayPayload({ promptPayId: '0812345678' }, fromBaht(35)));
});

it.each([
  ['999999999999401', true, true],
  ['9-9999-99999-99-4 01', true, true],
  ['999999999999501', false, true],
  ['99999999999940', false, false],
  ['9999999999994011', false, false],
  ['x99999999999401', false, false],
  ['', false, false],
])('34 %s is a biller: %s, an e-wallet: %s', (text, isBiller, isWallet) => {
  expect([readBillerId(text) !== null, readEWalletId(text) !== null]).toEqual([isBiller, isWallet]);
  expect([isPayable({ billerId: text }), isPayable({ eWalletId: text })]).toEqual([isBiller, isWallet]);
});

it('34 a bill without a branch or a key has no references', () => {
  expect([billReferences('สาขา', 'abc'), billReferences('A01', '')]).toEqual([null, null]);
});
