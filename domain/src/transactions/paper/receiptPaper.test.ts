import { describe, expect, it, test } from 'vitest';
import type { PaperBlock, PaperRow } from './PaperBlock.ts';
import { type PaperReceipt, receiptPaper } from './receiptPaper.ts';
import type { PaperTaxDocument } from './taxPaper.ts';
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

const rowText = ({ label, value, isStrong }: PaperRow) => `${label} = ${value}${isStrong ? ' !' : ''}`;
/** Returns a block of a paper as one line that begins with its kind, except for rows. */
function textOf(block: PaperBlock): string {
  if (block.type === 'ROW') return rowText(block.row);
  if (block.type === 'HEAD') return ['HEAD', block.shop, ...block.texts].join(' / ');
  if (block.type === 'ITEM') return ['ITEM', block.name, ...block.details, rowText(block.row)].join(' / ');
  if (block.type === 'TITLE' || block.type === 'INCLUDED') return `${block.type} ${block.text} / ${block.english}`;
  return 'text' in block ? `${block.type} ${block.text}` : block.type;
}
const read = (changes: Partial<PaperReceipt> = {}, { language = 'en' as 'th' | 'en', isCopy = false } = {}) =>
  receiptPaper({ ...RECEIPT, ...changes }, { language, isCopy }).map(textOf);
/** Splits the paper at its rules: numbers, goods, and totals. */
const parts = (changes: Partial<PaperReceipt> = {}, options: Parameters<typeof read>[1] = {}) => {
  const found: string[][] = [[]];
  for (const line of read(changes, options)) {
    if (line === 'RULE') found.push([]);
    else found.at(-1)?.push(line);
  }
  const [head = [], numbers = [], goods = [], totals = [], ...foot] = found;
  return { head, numbers, goods, totals, foot };
};

const item = {
  ...{ itemType: 'PRODUCT', name: 'Tea', quantity: 1, chargeAmount: 45, paidAmount: 45, discountAmount: 0 },
  ...{ redeemPoints: 0, options: [] },
};
const document: PaperTaxDocument = {
  ...{ kind: 'ABBREVIATED', documentNo: 'A-1', documentDate: '2026-11-29', notes: [], lines: [] },
  seller: { name: 'Baan', address: '1 Road', taxId: '0105536000315', branchNo: '00000', machineNo: 'E1' },
  ...{ percent: 7, total: 45, exempt: 0, value: 42.06, vat: 2.94 },
};

describe('the paper of a sale', () => {
  it('has its number, its day and its total, and nothing of what it has not', () => {
    expect(read()).toEqual([
      ...['LOGO', 'HEAD / Taem / Ari', 'RULE', 'No. = A01-000001', 'Date = 29 Nov 26 10:00', 'RULE', 'RULE'],
      ...['Total = 45.00 !', 'RULE', 'FOOT Thank you'],
    ]);
    expect(read({}, { language: 'th' }).at(-1)).toBe('FOOT ขอบคุณที่ใช้บริการ');
    expect(read({ foot: 'See you' }).at(-1)).toBe('FOOT See you');
  });

  it('is stamped where it is a copy, void or a return', () => {
    const stamps = (changes: Partial<PaperReceipt>, isCopy: boolean) =>
      read(changes, { isCopy }).filter((line) => line.startsWith('STAMP'));
    expect(stamps({ isVoid: true, isReturn: true }, true)).toEqual(['STAMP Copy', 'STAMP Void', 'STAMP Return']);
    expect(stamps({}, false)).toEqual([]);
  });

  it('has at its head where the shop is, and its tax id where it shows VAT', () => {
    const placed = { branchAddress: '1 Road', branchPhone: '021234567', taxId: '0105536000315' };
    expect(parts(placed).head[1]).toMatch(/^HEAD \/ Taem \/ Ari \/ 1 Road \/ Tel[.] [\d-]+ \/ Tax ID 0105536000315$/);
    expect(parts({ ...placed, taxDocument: document }).head.at(-1)).toBe(
      'HEAD / Taem / Ari / 1 Road / Tel. 021-234-567 / Baan / Tax ID 0-1055-36000-31-5 / Head office / Machine no. E1',
    );
    const itself = { ...document, seller: { ...document.seller, name: 'Taem' } };
    expect(parts({ ...placed, taxDocument: itself }).head.at(-1)).toContain('/ Tel. 021-234-567 / Tax ID ');
  });

  it('names who sold and who bought, and the other half of an exchange', () => {
    const people = { cashier: 'Mali', member: 'Somchai', exchangeNo: 'A01-000002' };
    expect(parts(people).numbers).toEqual([
      ...['No. = A01-000001', 'Return = A01-000002', 'Date = 29 Nov 26 10:00', 'Cashier = Mali', 'Member = Somchai'],
    ]);
    expect(parts({ ...people, isReturn: true }).numbers[1]).toBe('Exchanged for = A01-000002');
  });

  it('has products with what was chosen of them, then what was taken off, behind what they came to before', () => {
    const items = [
      {
        ...item,
        quantity: 1_200,
        paidAmount: 54_000,
        note: 'hot',
        options: [
          { name: 'Oat', price: 10 },
          { name: 'Less', price: 0 },
        ],
      },
      { ...item, quantity: 0 },
      { ...item, itemType: 'PRIVILEGE', name: 'Gold', quantity: 0, discountAmount: -5 },
      { ...item, itemType: 'DISCOUNT', name: 'Ten', quantity: 1, discountAmount: -10 },
      { ...item, itemType: 'EVENT', name: 'POINTS', redeemPoints: -1, discountAmount: -0.5 },
      { ...item, itemType: 'EVENT', name: 'POINTS', redeemPoints: 1_500, discountAmount: -15 },
      { ...item, itemType: 'OFFER', name: 'No effect' },
    ];
    expect(parts({ items, totalQuantity: 1_200, totalPayment: 54_000 }).goods).toEqual([
      'ITEM / Tea / Oat +10.00, Less / hot / 1,200 × 45.00 = 54,000.00',
      ...['Subtotal, 1,200 items = 54,000.00', 'Gold privilege = −5.00', 'Ten = −10.00'],
      ...['1 point used = −0.50', '1,500 points used = −15.00'],
    ]);
    expect(parts({ items: [item, { ...item, itemType: 'DISCOUNT', discountAmount: -1 }] }).goods).toContain(
      'Subtotal, 1 item = 45.00',
    );
    expect(parts({ items: [item] }).goods).toEqual(['ITEM / Tea / 1 × 45.00 = 45.00']);
  });

  it('has the note of a line as it is, and of a return its reason in the language of the paper', () => {
    const items = [{ ...item, note: 'Wrong Product' }];
    expect(parts({ items }).goods[0]).toContain('/ Wrong Product /');
    const [thai, english] = (['th', 'en'] as const).map(
      (language) => parts({ items, isReturn: true }, { language }).goods[0],
    );
    expect(thai).not.toBe(english);
    expect(parts({ items: [item], isReturn: true }).goods).toEqual(['ITEM / Tea / 1 × 45.00 = 45.00']);
  });

  it('has delivery, and what cash was rounded by', () => {
    expect(parts({ deliveryCost: 20, amountDue: 65.1, cashRounding: -0.1 }).totals).toEqual([
      ...['Delivery = 20.00', 'Total = 65.10 !', 'Rounding = −0.10'],
    ]);
  });

  it('OP-15 has VAT as it is in its price, where the shop shows it', () => {
    expect(parts({ taxId: '0105536000315', totalRevenue: 107, amountDue: 127, deliveryCost: 20 }).totals).toEqual([
      ...['Before VAT = 99.51', 'VAT 7% = 7.49', 'Delivery = 20.00', 'Total = 127.00 !'],
    ]);
  });

  it('has what was paid in each way, what was received and given back', () => {
    const channels = [
      { type: 'CASH' as const, amount: 45, receivedAmount: 100, changeAmount: 55 },
      { type: 'TRANSFER' as const, amount: 5, instituteName: 'KBank', cardName: null },
      { type: 'CREDIT_DEBIT' as const, amount: 0, instituteName: 'Other', cardName: 'Visa' },
    ];
    const handedBack = [{ type: 'CASH' as const, amount: -30 }];
    expect(parts({ channels, handedBack }).totals.slice(1)).toEqual([
      ...['Cash = 45.00', 'Received = 100.00', 'Change = 55.00', 'Transfer · KBank = 5.00'],
      ...['Credit/Debit card · Other · Visa = 0.00', 'Handed back · Cash = 30.00'],
    ]);
  });

  it('of a return says what was handed back, and nothing of a tender by which nothing was', () => {
    const channels = [
      { type: 'CASH' as const, amount: -45, receivedAmount: null, changeAmount: null },
      { type: 'TRANSFER' as const, amount: 0 },
      { type: 'EXCHANGE' as const, amount: -5 },
    ];
    const returned = { isReturn: true, channels, handedBack: [{ type: 'CASH' as const, amount: -45 }] };
    expect(parts(returned).totals.slice(1)).toEqual(['Handed back · Cash = −45.00', 'Exchanged items = −5.00']);
  });

  it('has the points of a member, and of a return which way they go', () => {
    const points = { member: 'Somchai', earnPoints: 1_200, redeemPoints: 20 };
    const rows = (changes: Partial<PaperReceipt>) => parts({ ...points, ...changes }).totals.slice(1);
    expect(rows({})).toEqual(['Points used = 20', 'Points earned = 1,200']);
    expect(rows({ redeemPoints: 0, earnPoints: null })).toEqual(['Points earned = 0']);
    expect(rows({ remainingPoints: 1_500 })).toContain('Points balance = 1,500');
    expect(rows({ remainingPoints: null })).toContain('Points balance = unknown');
    expect(rows({ isReturn: true, earnPoints: -3, redeemPoints: -20 })).toEqual([
      ...['Points given back = 20', 'Points taken back = 3'],
    ]);
    expect(rows({ member: null })).toEqual([]);
    expect(rows({ member: null, remainingPoints: 7, redeemPoints: null })).toEqual([
      'Points earned = 1,200',
      'Points balance = 7',
    ]);
  });

  it('leads the customer to the receipt where there is something to do', () => {
    expect(read({ hasCode: true }).slice(-4)).toEqual(['RULE', 'CODE', 'RULE', 'FOOT Thank you']);
  });
});

describe('the paper of an abbreviated tax invoice', () => {
  it('says in the words of the law what it is, and that VAT is in its price', () => {
    expect(read({ taxDocument: document }).filter((line) => /^(?:TITLE|INCLUDED)/.test(line))).toEqual([
      'TITLE ใบกำกับภาษีอย่างย่อ / Abbreviated tax invoice',
      expect.stringMatching(/^INCLUDED .+ \/ VAT included$/),
    ]);
    const thai = read({ taxDocument: document }, { language: 'th' });
    expect(thai.filter((line) => /^(?:TITLE|INCLUDED)/.test(line)).every((line) => line.endsWith('/ null'))).toBe(true);
    expect(parts({ taxDocument: document }).numbers.slice(0, 2)).toEqual([
      ...['Tax invoice no. = A-1', 'Receipt no. = A01-000001'],
    ]);
  });

  it.each(['ABBREVIATED', 'FULL', 'CREDIT_NOTE'] as const)(
    'names the goods that bear no VAT, beside its %s too',
    (kind) => {
      const line = { type: 'GOODS' as const, name: 'Tea', quantity: 1, isExempt: false, value: 42.06 };
      const exempt = { ...line, isExempt: true };
      // A credit note may also correct goods that the customer keeps: the return has no row for these.
      const lines = [{ ...exempt, name: 'Rice', quantity: 0 }, line, exempt, { ...exempt, name: 'Milk' }];
      const items = [item, { ...item, quantity: 0 }, item, item, { ...item, name: 'Rice' }];
      const { goods } = parts({ items, taxDocument: { ...document, kind, lines } });
      expect(goods.map((text) => text.split(' / ')[1])).toEqual(['Tea', 'Tea (Exempt from VAT)', 'Tea', 'Rice']);
    },
  );

  it('has what is exempt, the rest before VAT and the VAT; where that is added, delivery before them', () => {
    const taxDocument = { ...document, exempt: 10, value: 100, vat: 7 };
    const rows = (isVatAdded: boolean) =>
      parts({ taxDocument: { ...taxDocument, isVatAdded }, deliveryCost: 20 }).totals.slice(0, 5);
    const [exempt, before] = ['Exempt from VAT = 10.00', 'Before VAT = 100.00'];
    expect(rows(false)).toEqual([exempt, before, 'VAT 7% = 7.00', 'Delivery = 20.00', 'Total = 45.00 !']);
    expect(rows(true)).toEqual(['Delivery = 20.00', exempt, before, 'Plus VAT 7% = 7.00', 'Total = 45.00 !']);
    expect(parts({ taxDocument: document }).totals[0]).toBe('Before VAT = 42.06');
  });

  it('is stamped where another stands in its place', () => {
    const reference = { kind: 'FULL' as const, documentNo: 'F-1', documentDate: '2026-11-29', value: 1 };
    const taxDocument = { ...document, replacedBy: reference };
    expect(read({ taxDocument, isVoid: true }).slice(0, 2)).toEqual([
      ...['STAMP ยกเลิกแล้ว · Void', 'STAMP ออกฉบับใหม่แทนแล้ว · Replaced by a new one'],
    ]);
    expect(read({ taxDocument: { ...taxDocument, kind: 'CREDIT_NOTE' } })[0]).toBe('LOGO');
  });

  it('is a plain receipt where its document is another, which it names', () => {
    const note = read({ taxDocument: { ...document, kind: 'CREDIT_NOTE' } });
    expect(note).toContain('Credit note = A-1');
    expect(note).toContain('No. = A01-000001');
    expect(note.filter((line) => /^(?:TITLE|INCLUDED)/.test(line))).toEqual([]);
  });
});
