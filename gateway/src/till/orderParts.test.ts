import multipart from '@fastify/multipart';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { PaymentPayloadChannel } from '@taem/domain/till/paymentPayload.ts';
import Fastify, { type FastifyRequest } from 'fastify';
import { describe, expect, it, test } from 'vitest';
import type { ApprovalRow } from '../database/approvalSetting.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, BRANCH, cashier, RATES, SHOP } from '../testing/scriptedShop.ts';
import { namesOptions, offeredGroups, optionProblems } from './offeredGroups.ts';
import type { PaymentState } from './PaymentState.ts';
import type { PricedSale } from './priceSale.ts';
import { pricingMember } from './pricingMember.ts';
import { readPaymentBody } from './readPaymentBody.ts';
import { readExchangeBody, readSaleBody } from './readSaleBody.ts';
import { refuseUsedSlip } from './refuseUsedSlip.ts';
import type { SaleItem } from './SaleDocument.ts';
import { type SaleOrder, type SalePlaces, tenderOf } from './SaleOrder.ts';
import { neededApprovals, saleApproval, saleSubject } from './saleApproval.ts';
import { addedVat, issuesInvoices, saleFigures, stockOfSale, withNetAmounts } from './saleTax.ts';

const places: SalePlaces = {
  line: (index, field) => `lines.${index}.${field}`,
  offer: (kind) => kind,
  channel: (index, field) => `channels.${index}.${field}`,
  refused: () => '',
};

test('a tender has what was sent of it in satang, and nothing of what was not', () => {
  const slip = { sending_bank: '014', reference: 'REF' };
  const none = {
    ...{ received: null, instituteId: null, instituteName: null, cardId: null, cardName: null },
    ...{ paymentChannelId: null, actionCode: null, sender: null, slip: null },
  };
  expect(tenderOf({ type: 'Cash', amount: 0.07 } as PaymentPayloadChannel)).toEqual({
    ...none,
    type: 'Cash',
    amount: 7,
  });
  expect(
    tenderOf({
      ...{ type: 'Transfer', amount: 100, received_amount: 0, institute_id: 'i', institute_name: 'Bank', slip },
      ...{ card_id: 'c', card_name: 'Card', payment_channel_id: 'p', action_code: 'QR' },
      sender: { institute_id: 's', institute_name: 'Other' },
    } as PaymentPayloadChannel),
  ).toEqual({
    ...{ type: 'Transfer', amount: 10_000, received: 0, instituteId: 'i', instituteName: 'Bank', slip },
    ...{ cardId: 'c', cardName: 'Card', paymentChannelId: 'p', actionCode: 'QR', sender: { id: 's', name: 'Other' } },
  });
});

test('a member is priced by points, money and sales so far; a guest by nothing', () => {
  const row = { id: 'm', points: 5, total_revenue: 90_000, total_transaction: 9 };
  expect(pricingMember(row)).toEqual({ id: 'm', remainingPoints: 5, totalLtv: 90_000, totalTransaction: 9 });
  expect(pricingMember(null)).toBeNull();
});

describe('options', () => {
  const option = (id: string, more: object = {}) => ({
    ...{ id, name: `${id} by name`, satang: 1_000, is_default: false, is_active: true, ...more },
  });
  const group = (id: string, options: object[], more: object = {}) => ({
    ...{ id, name: `${id} by name`, min_choices: 1, max_choices: 1, status: 'Active', options, ...more },
  });
  const menu = {
    products: [
      { id: 'tea', name: 'Tea', category_group_ids: ['milk'], option_group_ids: ['sugar', 'milk'] },
      { id: 'cake', name: 'Cake', category_group_ids: null, option_group_ids: ['gone'] },
    ],
    option_groups: [
      group('milk', [option('oat', { is_default: true }), option('soy', { is_active: false })]),
      group('sugar', [option('less')], { status: 'Inactive' }),
    ],
  } as unknown as Pick<PaymentState, 'products' | 'option_groups'>;

  it('on the menu of a product are the active ones of its active groups, each group once', () => {
    expect([...offeredGroups(menu)]).toEqual([
      [
        'tea',
        [
          {
            ...{ id: 'milk', name: 'milk by name', minChoices: 1, maxChoices: 1 },
            options: [{ id: 'oat', name: 'oat by name', price: 1_000, isDefault: true }],
          },
        ],
      ],
      ['cake', []],
    ]);
    expect(offeredGroups({ products: null, option_groups: null }).size).toBe(0);
    expect([...offeredGroups({ ...menu, option_groups: null }).values()]).toEqual([[], []]);
  });

  const line = (productId: string, optionIds?: string[]) =>
    ({ productId, optionIds }) as SaleOrder['request']['lines'][number];
  const problems = (lines: object[], of = menu) =>
    optionProblems({ request: { lines }, places } as unknown as SaleOrder, of);

  it('are named by a sale where one of its lines has some, also none', () => {
    expect(namesOptions({ lines: [line('tea'), line('tea', [])] })).toBe(true);
    expect(namesOptions({ lines: [line('tea')] })).toBe(false);
    expect(problems([line('tea')])).toEqual([]);
  });

  it('that fit the menu are no problem, nor is a line that says nothing of them', () => {
    expect(problems([line('tea', ['oat']), line('tea')])).toEqual([]);
  });

  it('that do not are reported by line, group and option', () => {
    const [isNotThere, isTooFew] = problems([line('cake', []), line('tea', ['soy'])]);
    expect(isNotThere).toEqual({
      ...{ code: 'NOT_FOUND', path: 'lines.1.option_ids' },
      message: 'The option soy by name is not on the menu of Tea.',
      params: { product: 'Tea', position: 2, reason: 'OPTION_NOT_OFFERED', option_id: 'soy', option: 'soy by name' },
    });
    expect(isTooFew).toEqual({
      ...{ code: 'VALIDATION', path: 'lines.1.option_ids', message: 'Choose at least 1 of milk by name for Tea.' },
      params: { product: 'Tea', position: 2, reason: 'TOO_FEW_OPTIONS', group: 'milk by name', limit: 1 },
    });
    const none = group('milk', [option('oat')], { min_choices: 0, max_choices: 0 });
    expect(problems([line('tea', ['oat'])], { ...menu, option_groups: [none] } as typeof menu)).toMatchObject([
      { message: 'Choose at most 0 of milk by name for Tea.', params: { reason: 'TOO_MANY_OPTIONS', limit: 0 } },
    ]);
  });

  it('of what is gone are reported without a name', () => {
    expect(problems([line('soup', ['x'])], { products: null, option_groups: null })).toMatchObject([
      { message: 'The option is not on the menu of .', params: { product: '', option: '' } },
    ]);
  });
});

describe('a slip', () => {
  const slip = { sending_bank: '014', reference: 'REF' };
  const order = { tenders: [{ slip: null }, { slip }], places } as unknown as Pick<SaleOrder, 'tenders' | 'places'>;
  const used = { at: 1, transaction_no: 'T-1', branch_id: ARI, time: '2026-03-14T05:00:00Z' };
  const right = (page: string, action = 'Read') => ({ object_code: page, action_codes: [action] });
  async function refuse(rows: object[], session: Partial<GatewaySession>, of = order) {
    const { client, statements } = scriptedDatabase({ 'from jsonb_to_recordset': rows });
    const refused = await refuseUsedSlip(client, { ...cashier, ...session }, of).catch((error) => error);
    return { refused, values: statements.map(({ values }) => values) };
  }

  it('pays for one sale, and is looked for by what it names', async () => {
    expect(await refuse([], {})).toEqual({
      refused: undefined,
      values: [[SHOP, JSON.stringify([{ at: 1, ...slip }])]],
    });
    expect((await refuse([used], {}, { tenders: [], places })).values).toEqual([]);
  });

  it.each<[string, Partial<GatewaySession>, boolean]>([
    ['reads sales of its branch', { authorizes: [right(PAGE.paymentHistory)] }, true],
    ['reads sales of all branches', { authorizes: [right(PAGE.payment)], branchIds: [] }, true],
    ['reads sales of another branch', { authorizes: [right(PAGE.payment)], branchIds: ['silom'] }, false],
    ['only writes sales', { authorizes: [right(PAGE.payment, 'Write')] }, false],
  ])('that was used says where, to a user who %s: %s', async (_who, session, isSaid) => {
    const { refused } = await refuse([used], session);
    const which = isSaid ? ' T-1 of 2026-03-14T05:00:00Z' : '';
    expect([refused.status, refused.code, refused.body, refused.details]).toEqual([
      ...[409, 'SLIP_USED', [{ path: 'channels.1.slip', message: `pays for another sale already${which}` }]],
      isSaid ? { transaction_no: 'T-1', at: '2026-03-14T05:00:00Z' } : {},
    ]);
  });
});

describe('ADR 0143 what takes an approval of a sale', () => {
  const setting: ApprovalRow = {
    ...{ approve_own_price: 'ALWAYS', approve_discount_above: 100, approve_points_above: 50 },
    ...{ approve_back_dating: 'ALWAYS', approve_void: 'NEVER', approve_return_above: 0 },
  };
  const state = {
    ...{ now: new Date('2026-03-14T05:00:00Z'), branch: BRANCH, rates: RATES, approvals: setting, member: null },
    products: [{ id: 'tea', retail_price: 4_500 }],
  } as unknown as PaymentState;
  const line = { productId: 'tea', qty: 1, chargeAmount: satang(4_500) };
  const sale = {
    basket: { lines: [line], member: null, discount: null, offer: null },
    priced: {
      ...{ totalPayment: 4_500, totalDiscount: 0, deliveryCost: 0, redeemPoints: 0, typedValue: 0 },
      given: { discount: null, offer: null },
    },
    time: { businessDate: '2026-03-14' },
  } as unknown as PricedSale;
  const changed = (basket: object, priced: object = {}, time: object = {}) =>
    ({
      basket: { ...sale.basket, ...basket },
      priced: { ...sale.priced, ...priced },
      time: { ...sale.time, ...time },
    }) as PricedSale;
  const needed = (of = sale, { at = state, localTime = null as string | null } = {}) =>
    neededApprovals({ localTime }, at, of);

  it('is nothing of a sale as the shelf has it, now', () => {
    expect(needed()).toEqual([]);
    expect(needed(sale, { localTime: '2026-03-14 00:00:00' })).toEqual([]);
  });

  it('is a price other than that of the shelf, also of what is not on it', () => {
    expect(needed(changed({ lines: [{ ...line, chargeAmount: satang(4_499) }] }))).toEqual(['OWN_PRICE']);
    expect(needed(sale, { at: { ...state, products: null } })).toEqual(['OWN_PRICE']);
  });

  it('is the day before', () => {
    expect(needed(sale, { localTime: '2026-03-13 23:59:59' })).toEqual(['BACK_DATING']);
  });

  it('is points, with those that the member spent on that day', () => {
    const member = { points_spent: 40 } as PaymentState['member'];
    const spending = (redeemPoints: number) => changed({}, { redeemPoints });
    expect([needed(spending(50)), needed(spending(51))]).toEqual([[], ['POINTS']]);
    expect([10, 11].map((points) => needed(spending(points), { at: { ...state, member } }))).toEqual([[], ['POINTS']]);
  });

  it('is refused without one, and names all of the sale but how it is paid', () => {
    const order = { branchId: ARI, localTime: '2026-03-13 12:00:00', approvalId: ARI } as SaleOrder;
    expect(saleApproval(cashier, { ...order, localTime: null }, state, sale)).toBeNull();
    expect(saleApproval(cashier, order, state, sale)).toEqual({
      ...{ id: ARI, subject: saleSubject(order, sale), actions: ['BACK_DATING'] },
    });
    expect(() => saleApproval(cashier, { ...order, approvalId: null }, state, sale)).toThrow(
      expect.objectContaining({ code: 'APPROVAL_REQUIRED' }),
    );
  });

  it('is another for another branch, day, line, option, buyer, offer or amount', () => {
    const optioned = (...ids: string[]) =>
      changed({ lines: [{ ...line, options: ids.map((optionId) => ({ optionId })) }] });
    const chosen = (id: string, customValue: number | null) => ({ offer: { id }, customValue });
    const others = [
      sale,
      changed({ lines: [] }),
      ...[{ productId: 'cake' }, { qty: 2 }, { chargeAmount: satang(4_400) }].map((change) =>
        changed({ lines: [{ ...line, ...change }] }),
      ),
      ...[optioned('a'), optioned('a', 'b')],
      ...[changed({ member: { id: 'm' } }), changed({}, {}, { businessDate: '2026-03-13' })],
      ...[changed({ discount: chosen('ten', null) }), changed({ discount: chosen('ten', 5) })],
      changed({ offer: chosen('ten', null) }),
      ...['totalPayment', 'totalDiscount', 'deliveryCost', 'redeemPoints', 'addedVat'].map((name) =>
        changed({}, { [name]: 7 }),
      ),
    ].map((each) => saleSubject({ branchId: ARI }, each));
    const all = [...others, saleSubject({ branchId: null }, sale), saleSubject({ branchId: SHOP }, sale)];
    expect(new Set(all).size).toBe(all.length);
    // The order of options and the case of ids make no difference.
    expect(saleSubject({ branchId: ARI }, optioned('b', 'a'))).toBe(saleSubject({ branchId: ARI }, optioned('a', 'b')));
    const capitals = changed({ lines: [{ ...line, productId: 'TEA' }] });
    expect(saleSubject({ branchId: ARI.toUpperCase() }, capitals)).toBe(others[0]);
  });
});

describe('the tax of a sale', () => {
  const tax = (tax_mode: 'NONE' | 'INCLUDED' | 'ADDED') => ({
    ...{ tax_mode, vat_percent: 10, vat_from: '2026-03-14', vat_percent_before: 7 },
  });
  const products = [
    { id: 'tea', is_vat_exempt: false },
    { id: 'rice', is_vat_exempt: true },
  ] as NonNullable<PaymentState['products']>;
  const item = (position: number, item_type: string, more: object = {}) =>
    ({
      ...{ position, item_type, product_id: null, name: 'x', code: null, qty: 1, charge_amount: 0 },
      ...{ goods: null, coupons: null, discount_amount: 0, skip_stock: null, net_amount: null, ...more },
    }) as SaleItem;
  const items = [
    item(0, 'product', { product_id: 'tea', charge_amount: 11_000, skip_stock: false, qty: 2 }),
    item(1, 'product', { product_id: 'rice', charge_amount: 5_000, skip_stock: true }),
    item(2, 'event'),
  ];
  const sold = { items, create_local_time: '2026-03-14 00:00:00', total_revenue: 27_000, delivery_cost: 1_100 };
  const of = (mode: 'NONE' | 'INCLUDED' | 'ADDED' | null, more: object = {}) =>
    saleFigures({ ...sold, ...more }, { tax: mode && tax(mode), products });

  it('is on its invoice where the shop issues some', () => {
    const modes = ['NONE', 'INCLUDED', 'ADDED'] as const;
    expect([...modes.map((mode) => issuesInvoices({ tax: tax(mode) })), issuesInvoices({ tax: null })]).toEqual([
      ...[false, true, true, false],
    ]);
  });

  it('is added by the rates of the shop, but to what is exempt, where its prices are without', () => {
    expect(addedVat({ tax: tax('ADDED'), products })).toEqual({
      ...{ rates: { vatPercent: 10, vatFrom: '2026-03-14', vatPercentBefore: 7 }, exempt: new Set(['rice']) },
    });
    expect(addedVat({ tax: tax('ADDED'), products: null }).exempt).toEqual(new Set());
    for (const other of [tax('INCLUDED'), tax('NONE'), null]) expect(addedVat({ tax: other, products })).toEqual({});
  });

  it('is in its prices or on top of them, at the rate of its day', () => {
    expect(of('INCLUDED')).toMatchObject({ percent: 10, total: 28_100, exempt: 5_000, value: 21_000, vat: 2_100 });
    expect(of('INCLUDED')).not.toHaveProperty('isVatAdded');
    expect(of('INCLUDED', { create_local_time: '2026-03-13 23:59:59' })).toMatchObject({ percent: 7 });
    expect(of('ADDED')).toMatchObject({ isVatAdded: true, total: 30_410, value: 23_100, vat: 2_310 });
    for (const none of [of('NONE'), of(null)]) expect(none).toMatchObject({ percent: 0, vat: 0, total: 28_100 });
  });

  it('has a line for each of its goods, and what that brought without VAT stands on the row', () => {
    const figures = of('INCLUDED');
    expect(figures.lines.map(({ type, position, isExempt }) => [type, position, isExempt])).toEqual([
      ['GOODS', 0, false],
      ['GOODS', 1, true],
      ['DELIVERY', null, false],
    ]);
    expect(withNetAmounts(items, figures).map(({ net_amount }) => net_amount)).toEqual([20_000, 5_000, null]);
    const nameless = of('INCLUDED', { items: [item(0, 'product', { charge_amount: 27_000 })] });
    expect(nameless.lines[0]).toMatchObject({ position: 0, isExempt: false });
  });

  it('its counted products leave the shelf', () => {
    const uncounted = [item(3, 'product', { product_id: 'x' }), item(4, 'offer', { skip_stock: false })];
    expect(stockOfSale([...items, ...uncounted])).toEqual([{ product_id: 'tea', qty: -2 }]);
  });
});

describe('a payment as the documents have it', () => {
  const requestOf = (body: unknown) => ({ isMultipart: () => false, body }) as FastifyRequest;

  it.each([[null], ['text'], [[]]])('is an object: not %j', async (body) => {
    await expect(readPaymentBody(requestOf(body))).rejects.toMatchObject({
      ...{ status: 400, body: [{ path: 'body', message: 'must be an object' }] },
    });
  });

  it('is refused field by field, its time not among them where it gives none', async () => {
    const pathsOf = async (body: object) =>
      await readPaymentBody(requestOf(body)).then(
        () => [],
        (error) => error.body.map(({ path }: { path: string }) => path),
      );
    expect(await pathsOf({})).not.toContain('create_local_time');
    expect(await pathsOf({ create_local_time: undefined })).not.toContain('create_local_time');
    expect(await pathsOf({ create_local_time: 'noon' })).toContain('create_local_time');
    expect(await pathsOf({ create_local_time: null })).toContain('create_local_time');
  });
});

describe('an order that comes as a form, with the picture of a slip', () => {
  async function send(fields: Readonly<Record<string, string>>, picture: string | null = null) {
    const app = Fastify();
    await app.register(multipart);
    const refusal = (error: { body?: unknown; message: string }) => ({ refused: error.body ?? error.message });
    const read = { sale: readSaleBody, exchange: readExchangeBody, payment: readPaymentBody };
    for (const [name, reader] of Object.entries(read))
      app.post(`/${name}`, async (request) => {
        const { image, ...rest } = await reader(request).catch((error) => ({ image: null, ...refusal(error) }));
        return { ...rest, image: image === null ? null : String(image) };
      });
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    if (picture !== null) form.set('image', new Blob([picture]), 'slip.png');
    const sent = new Response(form);
    const payload = Buffer.from(await sent.arrayBuffer());
    const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
    return async (url: keyof typeof read) =>
      (await app.inject({ method: 'POST', url: `/${url}`, payload, headers })).json();
  }
  const fields = {
    branch_id: ARI,
    remark: '12',
    lines: JSON.stringify([{ product_id: ARI, quantity: 1 }]),
    channels: JSON.stringify([{ type: 'Cash', amount: 100 }]),
    expected_amount_due: '100',
  };

  it('has its texts as they are and all else as JSON', async () => {
    expect(await (await send(fields, 'slip'))('sale')).toMatchObject({
      image: 'slip',
      body: { branch_id: ARI, remark: '12', expected_amount_due: 100, lines: [{ product_id: ARI, quantity: 1 }] },
    });
    expect(await (await send(fields))('sale')).toMatchObject({ image: null });
  });

  it('is refused where a field is no JSON, or it is wrong', async () => {
    expect(await (await send({ ...fields, lines: '[' }))('sale')).toMatchObject({
      refused: [{ path: 'lines', message: 'must be JSON' }],
    });
    expect((await (await send({ ...fields, lines: '[]' }))('sale')).refused[0].path).toBe('lines');
    expect(await (await send(fields))('exchange')).toHaveProperty('refused');
  });

  it('of the documents has texts but for what is JSON there, and a picture where it says so', async () => {
    const broken = await (await send({ items: '[', remark: '12' }))('payment');
    expect(broken.refused).toEqual([{ path: 'items', message: 'must be JSON' }]);
    const wrong = await (await send({ items: '{}', remark: '12' }))('payment');
    expect(wrong.refused.map(({ path }: { path: string }) => path)).toContain('items');
    expect(wrong.refused.map(({ path }: { path: string }) => path)).not.toContain('remark');
  });
});
