import { describe, expect, it } from 'vitest';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { scriptedDatabase } from '../../testing/scriptedDatabase.ts';
import { SHOP } from '../../testing/scriptedShop.ts';
import { receiptOf, taxDocumentOf, type WireTaxDocument } from './paperOfWire.ts';
import { preparePaperMail } from './preparePaperMail.ts';
import { paperOfReceipt, readReceiptPaper, readTaxPaper } from './readPaper.ts';
import type { ReceiptRow } from './readReceipt.ts';

const document: WireTaxDocument = {
  ...{ id: 'd', kind: 'FULL', document_no: 'F-1', document_date: '2026-03-14', issued_at: '2026-03-14T05:00:00Z' },
  ...{ refers_to: null, replaces: null, replaced_by: null, notes: [], percent: 7, is_vat_added: false },
  seller: { name: 'Baan', address: '1 Road', tax_id: '0105536000315', branch_no: '00000', machine_no: '' },
  lines: [
    {
      ...{ type: 'GOODS', name: 'Tea', code: 'T', qty: 2, price: 45, amount: 90, discount_amount: -10 },
      ...{ is_exempt: true, value: 80 },
    },
  ],
  ...{ total: 80, exempt: 80, value: 0, vat: 0, left_value: null, reason: 'Wrong name', cause: null, prints: 0 },
};
const buyer = { name: 'Somchai', address: '2 Road', tax_id: '', branch_no: null };
const reference = { kind: 'ABBREVIATED' as const, document_no: 'A-1', document_date: '2026-03-13', value: 80 };

const row: ReceiptRow = {
  ...{ branch_id: 'ari', time: new Date('2026-03-14T05:00:00Z') },
  receipt: {
    ...{ shop: 'Taem', tax_id: '', receipt_head: '', receipt_foot: 'Thanks', logo_url: '/files/logo.webp' },
    ...{ branch: 'Ari', branch_address: null, branch_phone: '02', transaction_no: 'T-1' },
    ...{ create_local_time: '2026-03-14 12:00:00', is_void: false, is_return: false, exchange_no: null },
    ...{ cashier: 'Mali', member: 'Somchai D', total_qty: 2, total_payment: 90, total_revenue: 80.1 },
    ...{ delivery_cost: 20.2, added_vat: 0.1, cash_rounding: -0.1, earn_points: 4, redeem_points: -10 },
  },
  ...{ bill_detail: null, payment_channels: null, handed_back: null, tax_document: null },
};
const withReceipt = (receipt: object, more: Partial<ReceiptRow> = {}): ReceiptRow => ({
  ...row,
  ...more,
  receipt: { ...row.receipt, ...receipt },
});

describe('what a paper says of a tax document', () => {
  it('is what was kept of it, and nothing where nothing was', () => {
    const read = taxDocumentOf({ ...document, refers_to: reference, notes: [reference] }, buyer);
    const referred = { kind: 'ABBREVIATED', documentNo: 'A-1', documentDate: '2026-03-13', value: 80 };
    expect(read).toMatchObject({
      ...{ kind: 'FULL', documentNo: 'F-1', refersTo: referred, replaces: null, replacedBy: null, notes: [referred] },
      seller: { name: 'Baan', taxId: '0105536000315', branchNo: '00000', machineNo: null, addressParts: null },
      buyer: { name: 'Somchai', address: '2 Road', taxId: null, branchNo: null },
      lines: [{ quantity: 2, discountAmount: -10, isExempt: true, value: 80 }],
      ...{ isVatAdded: false, leftValue: null, reason: 'Wrong name' },
    });
    const parts = {
      house_no: '1',
      building: '',
      moo: null,
      soi: '2',
      road: 'R',
      sub_district_code: 101,
      postcode: '10',
    };
    expect(taxDocumentOf({ ...document, seller: { address_parts: parts } }, null).seller.addressParts).toEqual({
      ...{ houseNo: '1', building: null, moo: null, soi: '2', road: 'R', subDistrictCode: '101', postcode: '10' },
    });
    const replaced = taxDocumentOf({ ...document, replaces: reference, replaced_by: reference }, {});
    expect([replaced.replaces, replaced.replacedBy, replaced.buyer]).toEqual([referred, referred, null]);
  });
});

describe('what a paper says of a sale', () => {
  it('comes to the amount due, to the satang, with what the member had of it', () => {
    expect(receiptOf(row, null, true)).toMatchObject({
      ...{ shop: 'Taem', taxId: null, foot: 'Thanks', branchAddress: null, branchPhone: '02', member: 'Somchai D' },
      ...{ isVoid: false, isReturn: false, totalQuantity: 2, amountDue: 100.4, cashRounding: -0.1 },
      ...{ earnPoints: 4, redeemPoints: 10, items: [], channels: [], handedBack: [], taxDocument: null },
    });
  });

  it('S12 names no member where people may not be known', () => {
    expect(receiptOf(row, null, false).member).toBeNull();
  });

  it('of a return has what it gives back, below 0, and of a guest no points', () => {
    const returned = receiptOf(withReceipt({ is_return: true, is_void: true, cash_rounding: null }), null, true);
    expect(returned).toMatchObject({ isReturn: true, isVoid: true, redeemPoints: -10, cashRounding: 0 });
    const guest = receiptOf(withReceipt({ earn_points: null, redeem_points: null }), null, true);
    expect([guest.earnPoints, guest.redeemPoints]).toEqual([null, null]);
  });

  it('has its rows, with what is left out as nothing', () => {
    const tea = {
      ...{ item_type: 'product', product_name: 'Tea', qty: 2, charge_amount: 45, paid_amount: 90, note: 'hot' },
      options: [{ name: 'Oat', price: 10 }],
    };
    const points = { item_type: 'event', item_ref: 'POINTS', redeem: { amount: -10 }, discount_amount: -5 };
    const nothing = {
      ...{ quantity: 0, chargeAmount: 0, paidAmount: 0, discountAmount: 0, redeemPoints: 0 },
      note: null,
    };
    expect(receiptOf({ ...row, bill_detail: [tea, points, { item_type: 'offer' }] }, null, true).items).toEqual([
      {
        ...{ itemType: 'PRODUCT', name: 'Tea', quantity: 2, chargeAmount: 45, paidAmount: 90, discountAmount: 0 },
        ...{ redeemPoints: 0, options: [{ name: 'Oat', price: 10 }], note: 'hot' },
      },
      { ...nothing, itemType: 'EVENT', name: 'POINTS', discountAmount: -5, redeemPoints: 10, options: [] },
      { ...nothing, itemType: 'OFFER', name: '', options: [] },
    ]);
  });

  it('has its tenders, with the change of cash to the satang', () => {
    const tenders = [
      { type: 'Cash', amount: 0.1, received_amount: 0.3 },
      { type: 'Credit-Debit', amount: 5, institute_name: 'KBank', card_name: '' },
      { type: 'Barter', amount: 1 },
    ];
    const read = receiptOf(
      { ...row, payment_channels: tenders, handed_back: [{ type: 'Exchange', amount: 2 }] },
      null,
      true,
    );
    expect(read.channels).toEqual([
      { type: 'CASH', amount: 0.1, receivedAmount: 0.3, changeAmount: 0.2, instituteName: null, cardName: null },
      {
        type: 'CREDIT_DEBIT',
        amount: 5,
        receivedAmount: null,
        changeAmount: null,
        instituteName: 'KBank',
        cardName: null,
      },
      expect.objectContaining({ type: 'OTHER', amount: 1 }),
    ]);
    expect(read.handedBack).toMatchObject([{ type: 'EXCHANGE', amount: 2 }]);
  });
});

const RECEIPT = 'as receipt, t.branch_id';
const DOCUMENT = 'select tax_document_json(d) as document, d.transaction_id, d.buyer';
const reading = { language: 'th', knowsPeople: true, isCopy: null } as const;

describe('a paper that is to be a file', () => {
  const abbreviated = { ...document, kind: 'ABBREVIATED' as const };

  it('of a sale is its receipt, which is a copy, and no tax document', async () => {
    const { client, statements } = scriptedDatabase({ [RECEIPT]: [row] });
    expect(await readReceiptPaper(client, SHOP, 's', reading)).toMatchObject({
      ...{ saleId: 's', branchId: 'ari', taxDocumentId: null, kind: null, number: 'T-1', day: '2026-03-14' },
      ...{ date: row.time, shop: 'Taem', correctsNo: null, hasBuyer: false, isReplaced: false, isCopy: true },
      ...{ data: null, logoUrl: '/files/logo.webp' },
    });
    expect(statements).toEqual([{ as: 'client', words: RECEIPT, values: [SHOP, 's'] }]);
    expect(await readReceiptPaper(scriptedDatabase({}).client, SHOP, 's', reading)).toBeNull();
    expect(paperOfReceipt(withReceipt({ logo_url: null }), 's', { ...reading, isCopy: false })).toMatchObject({
      ...{ isCopy: false, logoUrl: null },
    });
  });

  it('of a sale with an abbreviated invoice is that, and a copy once it was printed', () => {
    const of = (more: Partial<WireTaxDocument>, isCopy: boolean | null = null) =>
      paperOfReceipt({ ...row, tax_document: { ...abbreviated, ...more } }, 's', {
        ...reading,
        knowsPeople: false,
        isCopy,
      });
    expect(of({})).toMatchObject({
      taxDocumentId: 'd',
      kind: 'ABBREVIATED',
      number: 'F-1',
      isCopy: false,
      hasBuyer: false,
    });
    expect(of({}).data).not.toBeNull();
    expect([of({ prints: 1 }).isCopy, of({ prints: 1 }, false).isCopy, of({}, true).isCopy]).toEqual([
      true,
      false,
      true,
    ]);
    expect(of({ replaced_by: reference }).isReplaced).toBe(true);
    // A full invoice that replaces it has a separate paper.
    expect(of({ kind: 'FULL' })).toMatchObject({ taxDocumentId: null, number: 'T-1', data: null });
  });

  async function taxPaper(more: Partial<WireTaxDocument> | null, changes: object = {}, rows: object[] = [row]) {
    const found = more ? [{ document: { ...document, ...more }, transaction_id: 's', buyer }] : [];
    const { client, statements } = scriptedDatabase({ [DOCUMENT]: found, [RECEIPT]: rows });
    const paper = await readTaxPaper(client, SHOP, 'd', { ...reading, ...changes });
    return { paper, sent: statements.map(({ words, values }) => [words, values]) };
  }

  it('of a tax document has its buyer and its data, and is a copy once it was printed', async () => {
    const { paper, sent } = await taxPaper({ refers_to: reference });
    expect(paper).toMatchObject({
      ...{ saleId: 's', taxDocumentId: 'd', kind: 'FULL', number: 'F-1', correctsNo: 'A-1', hasBuyer: true },
      ...{ isCopy: false, date: new Date('2026-03-14T05:00:00Z') },
    });
    expect(paper?.data?.buyer?.name).toBe('Somchai');
    expect(sent).toEqual([
      [DOCUMENT, [SHOP, 'd']],
      [RECEIPT, [SHOP, 's']],
    ]);
    expect((await taxPaper({ prints: 1 })).paper?.isCopy).toBe(true);
    expect((await taxPaper({ prints: 1 }, { isCopy: false })).paper?.isCopy).toBe(false);
  });

  it('S12 of a tax document has neither where people may not be known', async () => {
    expect((await taxPaper({}, { knowsPeople: false })).paper).toMatchObject({ hasBuyer: false, data: null });
  });

  it('of an abbreviated invoice is the receipt of its sale', async () => {
    expect((await taxPaper({ kind: 'ABBREVIATED' })).paper).toMatchObject({ kind: 'ABBREVIATED', hasBuyer: false });
  });

  it('is not there without the document, or without its sale', async () => {
    expect([(await taxPaper(null)).paper, (await taxPaper({}, {}, [])).paper]).toEqual([null, null]);
  });
});

describe('ADR 0171 the paper of a mail when it goes out', () => {
  const LOCK = 'pg_advisory_xact_lock';
  const WAITING = "state = 'waiting' and recipient is not null";
  const TURN = '{"hasTurn": true}';
  const SETTING = 'as is_copied';
  const GONE_OUT = 'set prints = prints + 1';
  const setting = {
    tax_mail_copy: 'a@etax.example',
    tax_mail_subject: '[{number}]',
    mail_reply_to: '',
    is_copied: false,
  };
  const mailed = { saleId: 's', taxDocumentId: 'd' as string | null, language: 'en' as const };

  async function prepare(answers: object = {}, of: Partial<typeof mailed> & { isCopy?: boolean } = {}) {
    const { database, client, statements } = scriptedDatabase({
      ...{ [LOCK]: [], [SETTING]: [setting], [WAITING]: [{}], [TURN]: [{}], [GONE_OUT]: [] },
      ...{ [DOCUMENT]: [{ document, transaction_id: 's', buyer }], [RECEIPT]: [row] },
      ...answers,
    });
    const files = { read: async () => null };
    const context = { database, files } as unknown as GatewayContext;
    const prepared = await preparePaperMail(context, { id: 'mail', realmId: SHOP }, { ...mailed, ...of });
    const valuesOf = (words: string) => statements.filter((sent) => sent.words === words).map(({ values }) => values);
    return {
      prepared,
      client,
      valuesOf,
      content: typeof prepared === 'object' && 'content' in prepared ? prepared.content : null,
    };
  }

  it('is drawn, copied to be stamped, and counted as printed once its recipient has it', async () => {
    const { prepared, content, client, valuesOf } = await prepare();
    expect(content).toMatchObject({ subject: '[F-1]', copyTo: 'a@etax.example', attachments: [{ name: 'F-1.pdf' }] });
    expect(prepared).toMatchObject({ forCopy: { text: '', paper: { ...mailed, isCopy: false } } });
    expect(valuesOf(GONE_OUT)).toEqual([]);
    if (typeof prepared === 'object' && 'content' in prepared) await prepared.afterReached?.(client);
    expect(valuesOf(GONE_OUT)).toEqual([[SHOP, 'd']]);
    expect([valuesOf(LOCK), valuesOf(WAITING), valuesOf(TURN), valuesOf(SETTING)]).toEqual([
      ...[[['s']], [['mail']], [[SHOP, 's', 'mail']], [[SHOP, 's', 'd', 'mail']]],
    ]);
  });

  it.each<[string, object, unknown]>([
    ['whose address was erased is not sent', { [WAITING]: [] }, { dropped: 'ERASED' }],
    ['waits while another of its sale is on its way', { [TURN]: [] }, 'NOT_YET'],
    ['that is gone is not sent', { [DOCUMENT]: [] }, { dropped: 'NO_PAPER' }],
    [
      'of another sale is not sent',
      { [DOCUMENT]: [{ document, transaction_id: 'other', buyer }] },
      { dropped: 'NO_PAPER' },
    ],
  ])('%s', async (_which, answers, outcome) => {
    expect((await prepare(answers)).prepared).toEqual(outcome);
  });

  it('that was copied before is not copied again, nor in a shop without settings', async () => {
    for (const rows of [[{ ...setting, is_copied: true }], []])
      expect((await prepare({ [SETTING]: rows })).content).not.toHaveProperty('copyTo');
  });

  it('that is no tax document is the original, and counted nowhere', async () => {
    const { prepared, content } = await prepare({}, { taxDocumentId: null });
    expect(prepared).toMatchObject({ forCopy: { paper: { isCopy: false } } });
    expect(prepared).not.toHaveProperty('afterReached');
    expect(content?.attachments?.[0]?.name).toBe('T-1.pdf');
    expect((await prepare({ [RECEIPT]: [] }, { taxDocumentId: null })).prepared).toEqual({ dropped: 'NO_PAPER' });
  });

  it('that is an abbreviated invoice is a copy once it was printed, or as it went out first', async () => {
    const printed = { ...row, tax_document: { ...document, kind: 'ABBREVIATED', prints: 1 } };
    const of = async (isCopy?: boolean) =>
      (await prepare({ [RECEIPT]: [printed] }, { taxDocumentId: null, ...(isCopy !== undefined && { isCopy }) }))
        .prepared;
    expect(await of()).toMatchObject({ forCopy: { paper: { isCopy: true } } });
    expect(await of(false)).toMatchObject({ forCopy: { paper: { isCopy: false } } });
  });
});
