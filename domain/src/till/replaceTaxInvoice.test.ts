import { expect, test } from 'vitest';
import { MAX_REMARK_LENGTH } from '../limits.ts';
import {
  isSameBuyer,
  MAX_REPLACEMENT_DETAIL,
  readReplacementReason,
  replacementForm,
  replacementReason,
  replacementReasonWords,
} from './replaceTaxInvoice.ts';

const buyer = { name: 'Somchai Co., Ltd.', address: '1 Rama I Road', taxId: null, branchNo: null };
const messages = (reason: string) =>
  (replacementForm.safeParse({ buyer, reason }).error?.issues ?? []).map(({ message }) => message);

test.each([
  ['Wrong Name', { reason: 'Wrong Name', detail: '' }, 'Wrong name'],
  [' Wrong Name: one letter ', { reason: 'Wrong Name', detail: 'one letter' }, 'Wrong name · one letter'],
  ['Other: a: b', { reason: 'Other', detail: 'a: b' }, 'Other · a: b'],
  ['misspelled', null, null],
  ['', null, null],
])('a reason that was kept is read with what was added to it: %j', (text, read, words) => {
  expect(readReplacementReason(text)).toEqual(read);
  expect(replacementReasonWords(text, 'en')).toBe(words);
});

test('it is kept as it is chosen, and read in the language of the reader', () => {
  expect(replacementReason('Wrong Buyer', ' the other shop ')).toBe('Wrong Buyer: the other shop');
  expect(replacementReasonWords('Wrong Buyer: the other shop', 'th')).toBe('ออกให้ผิดคน · the other shop');
});

test('another reason says what it is, and no reason is longer than is kept', () => {
  expect(messages('Wrong Address')).toEqual([]);
  expect(messages(' Other: torn ')).toEqual([]);
  expect(messages('Other ')).toEqual(['Say what is wrong']);
  expect(messages('torn')).toEqual(['Choose a reason']);
  const longest = replacementReason('Wrong Address', 'x'.repeat(MAX_REPLACEMENT_DETAIL));
  expect([longest.length, messages(longest)]).toEqual([MAX_REMARK_LENGTH, []]);
  expect(messages(`${longest}x`)).toHaveLength(1);
});

const paper = { name: 'Somchai Co., Ltd.', address: '1 Rama I Road', tax_id: '0105536000313', branch_no: '00000' };

test.each([
  [{}, true],
  [{ name: ' somchai  CO.,Ltd.', address: '1\nRama I Road' }, true],
  [{ name: 'Somchai Co., Ltd' }, false],
  [{ address: '2 Rama I Road' }, false],
  [{ tax_id: '0105536000321' }, false],
  [{ branch_no: '00001' }, false],
  [{ tax_id: null, branch_no: null }, false],
])('a buyer with %j is the same, however it is spaced: %s', (changes, isSame) => {
  expect(isSameBuyer(paper, { ...paper, ...changes })).toBe(isSame);
});

test('what is missing is empty, and an erased person is not the same as any buyer', () => {
  expect(isSameBuyer({ name: 'A', address: 'B', tax_id: null }, { name: 'A', address: 'B', branch_no: '' })).toBe(true);
  expect(isSameBuyer(null, paper)).toBe(false);
});
