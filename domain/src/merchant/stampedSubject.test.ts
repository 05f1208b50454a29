import { expect, test } from 'vitest';
import { isStampedSubject, STAMPED_SUBJECT, type StampedDocument, stampedSubject } from './stampedSubject.ts';

const invoice: StampedDocument = {
  kind: 'FULL',
  documentNo: 'B01-F-000007',
  documentDate: '2026-03-09',
  correctsNo: 'A01-A-000001',
};
const note: StampedDocument = {
  ...invoice,
  kind: 'CREDIT_NOTE',
  documentNo: 'B01-C-000002',
  correctsNo: 'B01-F-000007',
};

test.each([
  [STAMPED_SUBJECT, invoice, '[09032569][INV][B01-F-000007]'],
  [STAMPED_SUBJECT, note, '[09032569][CRN][B01-C-000002][B01-F-000007]'],
  [STAMPED_SUBJECT, { ...note, kind: 'DEBIT_NOTE' as const }, '[09032569][DBN][B01-C-000002][B01-F-000007]'],
  [STAMPED_SUBJECT, { ...note, correctsNo: null }, '[09032569][CRN][B01-C-000002]'],
  ['{date_ce} {kind} {number}', invoice, '09032026 INV B01-F-000007'],
  [STAMPED_SUBJECT, { ...invoice, kind: 'ABBREVIATED' as const }, null],
  [STAMPED_SUBJECT, { ...invoice, kind: null }, null],
])('issue 36 the subject %s of a document names its day, kind and number', (template, document, subject) => {
  expect(stampedSubject(template, document)).toBe(subject);
});

test.each([
  [STAMPED_SUBJECT, true],
  ['Invoice {number}', true],
  ['{date}{kind}', false],
  ['{number} {buyer}', false],
  ['{number} {', false],
  ['{number}} {{kind}', false],
  ['', false],
])('issue 36 the subject %s can be written of every document: %s', (template, fits) => {
  expect(isStampedSubject(template)).toBe(fits);
});
