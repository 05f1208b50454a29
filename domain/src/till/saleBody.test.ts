import { describe, expect, it, test } from 'vitest';
import {
  MAX_CHANNELS,
  MAX_GUEST_HASHTAGS,
  MAX_HASHTAG_LENGTH,
  MAX_LINE_NOTE_LENGTH,
  MAX_LINE_OPTIONS,
  MAX_LINES,
  MAX_REMARK_LENGTH,
  MAX_VERSION,
} from '../limits.ts';
import { fromBaht } from '../money/money.ts';
import { basketOf, chosen, FIXED, MEMBER, RULES, tierOf } from '../testing/pricing.ts';
import { priceBasket } from './priceBasket.ts';
import { compareStated, PRICING_REFUSAL_WORDS, refusedPath } from './pricingWords.ts';
import { readSaleBody, statedFigures } from './readSaleBody.ts';
import { exchangedSaleSchema, saleBodySchema } from './saleBody.schema.ts';
import { type RequestedRecords, toRequestedBasket } from './saleRequest.ts';

const LINE = { product_id: 'tea', quantity: 1 };
const CASH = { type: 'Cash', amount: 40 };
const SALE = { branch_id: 'ari', lines: [LINE], channels: [CASH], expected_amount_due: 40 };
const GUEST = { age: '25-60', gender: 'Female' };

const problems = (body: object) =>
  (saleBodySchema.safeParse(body).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`);
const read = (changes: object) => readSaleBody(saleBodySchema.parse({ ...SALE, ...changes }));

describe('the body of a sale', () => {
  it.each([
    ['the least that can be sold', {}],
    ['a line of its own reference and price', { lines: [{ ...LINE, item_ref: 'AI', charge_amount: 0.01 }] }],
    ['as many lines as a bill has', { lines: Array.from({ length: MAX_LINES }, () => LINE) }],
    ['as many tenders as a bill has', { channels: Array.from({ length: MAX_CHANNELS }, () => CASH) }],
    ['the longest id and remark', { member_id: 'x'.repeat(64), remark: 'x'.repeat(MAX_REMARK_LENGTH) }],
    ['a guest of whom all was seen', { guest: { ...GUEST, hashtags: ['#a'] } }],
    ['a guest of whom nothing was seen', { guest: { hashtags: [] } }],
    [
      'as many and as long tags as a guest has',
      {
        guest: { ...GUEST, hashtags: Array.from({ length: MAX_GUEST_HASHTAGS }, () => 'x'.repeat(MAX_HASHTAG_LENGTH)) },
      },
    ],
    ['cash that came exactly', { channels: [{ ...CASH, received_amount: 40 }] }],
    ['nothing handed over', { channels: [{ ...CASH, received_amount: null }] }],
    ['a transfer, for which nothing is', { channels: [{ ...CASH, type: 'Transfer' }] }],
    ['as many options as a line has', { lines: [{ ...LINE, option_ids: Array(MAX_LINE_OPTIONS).fill('less-ice') }] }],
    ['the longest note', { lines: [{ ...LINE, note: ` ${'x'.repeat(MAX_LINE_NOTE_LENGTH)} ` }] }],
    ['a parked bill that was never changed', { parked_version: 0 }],
    ['the highest version of a parked bill', { parked_version: MAX_VERSION }],
    ['a moment', { create_local_time: '2026-03-14 12:00:00' }],
    ['the names of records', { discount: { offer_id: 'ten', custom_value: 5 }, offer: { offer_id: 'double' } }],
  ])('has %s', (_what, changes) => {
    expect(problems({ ...SALE, ...changes })).toEqual([]);
  });

  it.each([
    ['no line', { lines: [] }, 'lines: '],
    ['a line too many', { lines: Array.from({ length: MAX_LINES + 1 }, () => LINE) }, 'lines: '],
    ['a tender too many', { channels: Array.from({ length: MAX_CHANNELS + 1 }, () => CASH) }, 'channels: '],
    ['no tender', { channels: [] }, 'channels: '],
    ['an id too long', { member_id: 'x'.repeat(65) }, 'member_id: '],
    ['a remark too long', { remark: 'x'.repeat(MAX_REMARK_LENGTH + 1) }, 'remark: '],
    [
      'an option too many',
      { lines: [{ ...LINE, option_ids: Array(MAX_LINE_OPTIONS + 1).fill('less-ice') }] },
      'lines.0.option_ids: ',
    ],
    ['a note too long', { lines: [{ ...LINE, note: 'x'.repeat(MAX_LINE_NOTE_LENGTH + 1) }] }, 'lines.0.note: '],
    ['a version below the first', { parked_version: -1 }, 'parked_version: '],
    ['a version above the highest', { parked_version: MAX_VERSION + 1 }, 'parked_version: '],
    ['a reference of no character', { lines: [{ ...LINE, item_ref: '' }] }, 'lines.0.item_ref: '],
    ['a price of 0', { lines: [{ ...LINE, charge_amount: 0 }] }, 'lines.0.charge_amount: must be above 0'],
    ['what no line has', { lines: [{ ...LINE, price: 1 }] }, 'lines.0: '],
    ['what no offer has', { offer: { offer_id: 'a', value: 1 } }, 'offer: '],
    ['what no tender has', { channels: [{ ...CASH, bank: 1 }] }, 'channels.0: '],
    ['what no sale has', { seller: 1 }, ': '],
    ['a time that is none', { create_local_time: '2026-03-14' }, 'create_local_time: must be YYYY-MM-DD HH:mm:ss'],
    ['a buyer who is both', { member_id: 'a', guest: {} }, 'guest: a bill is for a member or a guest'],
    ['a guest without a gender', { guest: { age: '25-60' } }, 'guest.gender: gender is required'],
    ['a guest without an age', { guest: { gender: 'Male' } }, 'guest.age: age is required'],
    ['a tag of no character', { guest: { ...GUEST, hashtags: [''] } }, 'guest.hashtags.0: '],
    ['a tag too long', { guest: { ...GUEST, hashtags: ['x'.repeat(MAX_HASHTAG_LENGTH + 1)] } }, 'guest.hashtags.0: '],
    [
      'tags too many',
      { guest: { ...GUEST, hashtags: Array.from({ length: MAX_GUEST_HASHTAGS + 1 }, () => '#') } },
      'guest.hashtags: ',
    ],
    [
      'a gender that is none',
      { guest: { age: '25-60', gender: 'x' } },
      'guest.gender: gender should be [Male, Female, Other] but get x',
    ],
    [
      'less handed over than asked',
      { channels: [{ ...CASH, received_amount: 39.99 }] },
      'channels.0.received_amount: must not be below the amount',
    ],
    [
      'a card handed over',
      { channels: [{ ...CASH, type: 'Transfer', received_amount: 50 }] },
      'channels.0.received_amount: is for cash alone',
    ],
  ])('has not %s', (_what, changes, problem) => {
    expect(problems({ ...SALE, ...changes })).toEqual([expect.stringContaining(problem)]);
  });
});

describe('what a sale asks', () => {
  it('is read with its own values', () => {
    const lines = [
      LINE,
      { ...LINE, item_ref: 'AI', quantity: 2, charge_amount: 35.5 },
      { ...LINE, option_ids: ['less-ice'], note: ' for Mali ', sold_by_id: 'NOK' },
    ];
    const benefits = { discount: { offer_id: 'ten', custom_value: 5 }, offer: { offer_id: 'double', by_itself: true } };
    const requested = {
      member_id: 'mali',
      ...benefits,
      points_as_cash: 10,
      delivery_cost: 20,
      tier_privileges: false,
      declined: ['discount'],
    };
    expect(read({ lines, ...requested })).toStrictEqual({
      lines: [
        { itemRef: '1', productId: 'tea', qty: 1, chargeAmount: null },
        { itemRef: 'AI', productId: 'tea', qty: 2, chargeAmount: 3550 },
        {
          ...{ itemRef: '3', productId: 'tea', qty: 1, chargeAmount: null },
          ...{ optionIds: ['less-ice'], note: 'for Mali', soldById: 'nok' },
        },
      ],
      memberId: 'mali',
      guest: null,
      tierEnabled: false,
      discount: { offerId: 'ten', customValue: 5 },
      offer: { offerId: 'double', customValue: null, byItself: true },
      declined: ['discount'],
      pointsAsCash: 10,
      deliveryCost: 2000,
    });
  });

  it('is a guest’s, with the tier on and nothing else, where nothing is said', () => {
    const emptyGuest = { ageRange: null, gender: null, hashtags: [] };
    const nothing = { tierEnabled: true, discount: null, offer: null, pointsAsCash: 0, deliveryCost: 0 };
    expect(read({})).toMatchObject({ memberId: null, guest: emptyGuest, declined: [], ...nothing });
    expect(read({ guest: {} }).guest).toEqual(emptyGuest);
    expect(read({ guest: { ...GUEST, hashtags: ['#a'] } }).guest).toEqual({
      ageRange: '25-60',
      gender: 'Female',
      hashtags: ['#a'],
    });
  });
});

describe('what is priced', () => {
  const records: RequestedRecords = {
    ...{ shelf: new Map([['tea', fromBaht(40)]]), member: null, tier: null, discount: null, offer: null },
  };
  const moment = { localTime: '2026-11-29 12:00:00', branchId: 'ari' };
  const ten = chosen([[FIXED, 10]]).offer;

  it('has what the request decided and the price of the shelf, and says nothing of what does not bear on it', () => {
    expect(toRequestedBasket(read({}), records)).toStrictEqual({
      lines: [{ itemRef: '1', productId: 'tea', qty: 1, chargeAmount: 4_000 }],
      ...{ member: null, tier: null, tierEnabled: true, discount: null, offer: null, pointsAsCash: 0, deliveryCost: 0 },
    });
  });

  it('has the options, places and VAT of its products, who buys, when, and what the cashier took off', () => {
    const iced = { id: 'ice', name: 'Ice', minChoices: 0, maxChoices: 1 };
    const tier = tierOf();
    const full: RequestedRecords = {
      ...records,
      ...{ member: MEMBER, tier, moment, exempt: new Set(['milk']) },
      ...{ categories: new Map([['tea', 'drinks']]), subCategories: new Map([['milk', 'fresh']]) },
      groups: new Map([
        ['tea', [{ ...iced, options: [{ id: 'less-ice', name: 'Less', price: fromBaht(5), isDefault: false }] }]],
      ]),
    };
    const lines = [
      { ...LINE, option_ids: ['less-ice'] },
      { product_id: 'milk', quantity: 1, charge_amount: 12, option_ids: [] },
      { product_id: 'milk', quantity: 1, option_ids: ['less-ice'] },
    ];
    expect(toRequestedBasket(read({ lines, declined: ['offer'] }), full)).toStrictEqual({
      lines: [
        {
          ...{ itemRef: '1', productId: 'tea', qty: 1, chargeAmount: 4_000, categoryId: 'drinks' },
          options: [{ optionId: 'less-ice', groupName: 'Ice', name: 'Less', price: 500 }],
        },
        { itemRef: '2', productId: 'milk', qty: 1, chargeAmount: 1_200, subCategoryId: 'fresh', isVatExempt: true },
        // Neither the product's price nor its options are in the catalogue.
        {
          ...{ itemRef: '3', productId: 'milk', qty: 1, chargeAmount: 0, subCategoryId: 'fresh', isVatExempt: true },
          options: [],
        },
      ],
      ...{ member: MEMBER, tier, tierEnabled: true, discount: null, offer: null, declined: ['offer'] },
      ...{ pointsAsCash: 0, deliveryCost: 0, moment: { ...moment, tierId: tier.id } },
    });
    expect(toRequestedBasket(read({}), { ...records, moment }).moment).toStrictEqual({ ...moment, tierId: null });
    const named = read({ lines: [{ ...LINE, option_ids: ['less-ice'] }] });
    expect(toRequestedBasket(named, records).lines[0]?.options).toEqual([]);
  });

  it.each([
    ['that the cashier chose', { discount: { offer_id: 'ten', custom_value: 5 } }, ten, { offer: ten, customValue: 5 }],
    ['that there is no longer', { discount: { offer_id: 'none' } }, null, null],
    ['that the rules chose, as they choose again', { discount: { offer_id: 'ten', by_itself: true } }, ten, null],
    ['that was not requested', {}, ten, null],
  ])('a discount %s', (_what, changes, discount, given) => {
    expect(toRequestedBasket(read(changes), { ...records, discount })).toMatchObject({ discount: given, offer: null });
  });
});

test.each<[string, { type: string; amount: number }[], string[]]>([
  ['nothing, where what comes back is enough', [], []],
  ['cash', [CASH], []],
  [
    'a card and cash that is rounded to nothing',
    [
      { type: 'Transfer', amount: 40 },
      { ...CASH, amount: 0 },
    ],
    [],
  ],
  [
    'the same, cash first',
    [
      { ...CASH, amount: 0 },
      { type: 'Transfer', amount: 40 },
    ],
    [],
  ],
  ['as many tenders as a bill has', Array(MAX_CHANNELS).fill(CASH), []],
  ['no tender of nothing alone', [{ ...CASH, amount: 0 }], ['channels.0.amount: must be above 0']],
  ['no tender too many', Array(MAX_CHANNELS + 1).fill(CASH), [expect.stringMatching(/^channels: /)]],
])('beyond what comes back, an exchange is paid by %s', (_what, channels, found) => {
  const { error } = exchangedSaleSchema.safeParse({ ...SALE, channels });
  expect((error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`)).toEqual(found);
});

describe('what the customer was promised', () => {
  const bill = priceBasket(basketOf([1250]), RULES);
  const differences = (changes: object) =>
    compareStated(statedFigures(saleBodySchema.parse({ ...SALE, ...changes })), bill, 'NONE');
  const paid = (...amounts: number[]) => ({ channels: amounts.map((amount) => ({ ...CASH, amount })) });

  it.each([{}, { expected_earn_points: 50 }, { expected_earn_points: null }])('is right: %j', (points) => {
    expect(differences({ ...paid(1000, 250), expected_amount_due: 1250, ...points })).toEqual([]);
  });

  it('is compared figure by figure, to the satang', () => {
    expect(differences({ ...paid(1000, 250.01), expected_amount_due: 1249.99, expected_earn_points: 49 })).toEqual([
      {
        field: 'expectedAmountDue',
        expected: '1250.00',
        actual: '1249.99',
        message: 'The amount due that was told is 1249.99, but the rules give 1250.00.',
      },
      {
        field: 'channels',
        expected: '1250.00',
        actual: '1250.01',
        message: 'The sum of the tenders is 1250.01, but the rules give 1250.00.',
      },
      {
        field: 'expectedEarnPoints',
        expected: '50',
        actual: '49',
        message: 'The points that were told is 49, but the rules give 50.',
      },
    ]);
    expect(fromBaht(1250)).toBe(bill.amountDue);
  });

  it('is said of cash of 0.00 beside other tenders that pay the bill', () => {
    const channels = [
      { ...CASH, type: 'Transfer', amount: 1250 },
      { ...CASH, amount: 0 },
    ];
    expect(differences({ channels, expected_amount_due: 1250 })).toEqual([
      {
        ...{ field: 'channels', expected: '1250.00', actual: '1250.00' },
        message: 'A tender of 0.00 in cash stands beside others that pay all of the bill.',
      },
    ]);
  });
});

test('N10 a tender of nothing is taken alone, for a bill of 0.00, and beside another only once, in cash, where the bill says whether it rounds to that', () => {
  const faultsOf = (...channels: object[]) =>
    saleBodySchema.safeParse({ ...SALE, channels }).error?.issues.map(({ path }) => path.join('.')) ?? [];
  expect(faultsOf({ type: 'Cash', amount: 0 })).toEqual([]);
  expect(faultsOf(CASH, { type: 'Transfer', amount: 0 })).toEqual(['channels.1.amount']);
  expect(faultsOf({ ...CASH, type: 'Transfer' }, { type: 'Cash', amount: 0 })).toEqual([]);
  expect(faultsOf({ type: 'Cash', amount: 0 }, { type: 'Transfer', amount: 0 })).toEqual(['channels.1.amount']);
  expect(faultsOf(CASH, { type: 'Cash', amount: 0 })).toEqual(['channels.1.amount']);
});

test('a refusal is worded, and stands at the part of the request that it is about', () => {
  const parts = ['points', 'earn', 'privilege', 'discount', 'offer', 'bill', 'price', 'qty'] as const;
  expect(parts.map((source) => refusedPath({ source, at: 2 }).join('.'))).toEqual([
    'pointsAsCash',
    'expectedEarnPoints',
    'tierPrivileges',
    'discount',
    'offer',
    'expectedAmountDue',
    'lines.2.customPrice',
    'lines.2.quantity',
  ]);
  for (const words of Object.values(PRICING_REFUSAL_WORDS)) expect(words).toMatch(/[.]$/);
  expect(Object.keys(PRICING_REFUSAL_WORDS).length).toBeGreaterThan(4);
});
