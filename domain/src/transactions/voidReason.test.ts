import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_REMARK_LENGTH } from '../limits.ts';
import { readReason } from '../record/reasonWithDetail.ts';
import { mostVoidDetail, VOID_REASONS, type VoidReason, voidRemark, voidRemarkWords } from './voidReason.ts';

const reasons = Object.keys(VOID_REASONS) as VoidReason[];

test('BI-45 a reason and what is added to it are read from the remark again, and fit into it', () => {
  const detail = fc.string({ maxLength: MAX_REMARK_LENGTH }).map((text) => text.trim());
  fc.assert(
    fc.property(fc.constantFrom(...reasons), detail, (reason, text) => {
      const added = text.slice(0, mostVoidDetail(reason)).trim();
      const remark = voidRemark(reason, added);
      expect(remark.length).toBeLessThanOrEqual(MAX_REMARK_LENGTH);
      expect(readReason(VOID_REASONS, remark)).toEqual({ reason, detail: added });
    }),
  );
});

test.each([
  ['free text', 'ลูกค้าเปลี่ยนใจ', null, 'ลูกค้าเปลี่ยนใจ'],
  ['a reason alone', 'Wrong Payment', 'Wrong Payment', ''],
  ['free text with a colon', 'Note: see the slip', null, 'Note: see the slip'],
  ['a name of an object', 'toString', null, 'toString'],
])('a remark that is %s is read as such', (_what, remark, reason, detail) => {
  expect(readReason(VOID_REASONS, remark)).toEqual({ reason, detail });
});

test.each([
  ['Wrong Payment', 'รับชำระผิด', 'Wrong payment'],
  ['Wrong Payment: สลิปซ้ำ', 'รับชำระผิด · สลิปซ้ำ', 'Wrong payment · สลิปซ้ำ'],
  ['Note: see the slip', 'Note: see the slip', 'Note: see the slip'],
])('CU-5 a void recorded with "%s" is reported in the language of the reader', (remark, th, en) => {
  expect([voidRemarkWords(remark, 'th'), voidRemarkWords(remark, 'en')]).toEqual([th, en]);
});

test.each([
  ['', 'Other'],
  ['   ', 'Other'],
  ['  the slip ', 'Other: the slip'],
])('BI-45 a detail of "%s" is kept without the blanks around it, and none adds nothing', (detail, remark) => {
  expect(voidRemark('Other', detail)).toBe(remark);
});

test('BI-45 a detail with a colon in it is read whole', () => {
  expect(readReason(VOID_REASONS, 'Other: see: the slip')).toEqual({ reason: 'Other', detail: 'see: the slip' });
});

test('BI-45 a remark is full with the most that may be added, and too long with one letter more', () => {
  for (const reason of reasons) {
    expect(voidRemark(reason, 'x'.repeat(mostVoidDetail(reason)))).toHaveLength(MAX_REMARK_LENGTH);
  }
});

test('what is added before a reason is chosen fits beside any of them', () => {
  expect(mostVoidDetail(null)).toBe(Math.min(...reasons.map(mostVoidDetail)));
});
