import { expect, test } from 'vitest';
import { type PaperReceipt, receiptPaper } from './receiptPaper.ts';
import { wholeParts } from './wholeParts.ts';

const RECEIPT: PaperReceipt = {
  ...{ shop: 'Taem', taxId: null, head: '', foot: '', branch: 'Ari', branchAddress: null, branchPhone: null },
  ...{ transactionNo: 'A01-000001', createLocalTime: '2026-11-29 10:00:00', isVoid: false, isReturn: false },
  ...{ exchangeNo: null, cashier: null, member: null, items: [], channels: [], handedBack: [] },
  ...{ totalQuantity: 1, totalPayment: 45, totalRevenue: 45, deliveryCost: 0, amountDue: 45, cashRounding: 0 },
  ...{ earnPoints: null, redeemPoints: null, taxDocument: null },
};

test.each([
  ['with an empty line in it', 'Open daily\n\nWi-Fi: taem', ['Ari', 'Open daily\n\nWi-Fi: taem']],
  ['that is empty', '', ['Ari']],
])('what a shop says at the head of its receipts, %s, stands there as it was typed', (_, head, texts) => {
  const blocks = receiptPaper({ ...RECEIPT, head }, { language: 'en', isCopy: false });
  expect(blocks.find(({ type }) => type === 'HEAD')).toMatchObject({ shop: 'Taem', texts });
});

test.each([
  ['ใบกำกับเลขที่ B01-T1-A-000123 วันที่', ['ใบกำกับเลขที่ ', 'B01-T1-A-000123', ' วันที่']],
  ['โทร.02-123-4567, 08-1', ['', 'โทร.02-123-4567', ', ', '08-1', '']],
  ['a--b-c-', ['a--', 'b-c', '-']],
  ['no number', ['no number']],
])('a number with hyphens is one part: %s', (text, parts) => {
  expect(wholeParts(text)).toEqual(parts);
});
