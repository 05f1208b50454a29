import { GOODS_FAULTS } from '@taem/domain/loyalty/offerGoods.ts';
import { TERM_FAULTS } from '@taem/domain/loyalty/offerTerms.ts';
import { describe, expect, it, test } from 'vitest';
import { scriptedDatabase } from '../testing/scriptedDatabase.ts';
import { ARI, cashier } from '../testing/scriptedShop.ts';
import { checkGoods } from './checkGoods.ts';
import { checkTerms } from './checkTerms.ts';
import { conditions } from './conditions.ts';
import { memberBadges } from './memberBadges.ts';
import { memberTiers } from './memberTiers.ts';
import { offers } from './offers.ts';
import { readOfferUses } from './readOfferUses.ts';
import { refuseSetWithoutGoods } from './refuseSetWithoutGoods.ts';
import { refuseTypedByItself } from './refuseTypedByItself.ts';
import { refuseUnknownKinds } from './refuseUnknownKinds.ts';
import { refuseUnreadableLogic } from './refuseUnreadableLogic.ts';

const bodyOf = async (work: () => unknown) => {
  try {
    return await work();
  } catch (error) {
    return (error as { body: unknown }).body;
  }
};
const refusedAt = (path: string, message: unknown = expect.any(String)) => [{ path, message }];

describe('the goods of an offer', () => {
  it('are kept whole, each id once', () => {
    expect(checkGoods({ product_ids: [ARI, ARI] }, 'goods')).toEqual({
      ...{ product_ids: [ARI], category_ids: [], group_of: null, benefits: null },
    });
  });

  it.each([
    [{}, 'goods.product_ids', GOODS_FAULTS.none],
    [{ product_ids: [ARI], group_of: 2 }, 'goods.benefits', GOODS_FAULTS.bothNumbers],
    [{ product_ids: [ARI], group_of: 0, benefits: 1 }, 'goods.group_of', GOODS_FAULTS.groupOf],
    [
      { product_ids: [ARI], group_of: 1, benefits: 1, other_parts: [{ pieces: 1 }] },
      'goods.other_parts',
      GOODS_FAULTS.otherParts,
    ],
  ])('that fit no bill are refused: %j at %s', async (wire, path, message) => {
    expect(await bodyOf(() => checkGoods(wire, 'goods'))).toEqual(refusedAt(path, message));
  });
});

describe('the terms of an offer', () => {
  const check = async (wire: object, rows: object[] = []) => {
    const { client, statements } = scriptedDatabase({ "select 'branch_ids' as field": rows });
    const kept = await bodyOf(() => checkTerms(client, wire, 'terms'));
    return { kept, values: statements.map(({ values }) => values) };
  };

  it('that narrow nothing are not kept, and nothing is looked for', async () => {
    expect(await check({})).toEqual({ kept: null, values: [] });
  });

  it('are kept whole, with branches and tiers that there are', async () => {
    const { kept, values } = await check({ branch_ids: [ARI], weekdays: [2, 1, 2] });
    expect(kept).toMatchObject({ branch_ids: [ARI], weekdays: [1, 2], from: null, tier_ids: [] });
    expect(values).toEqual([[[ARI], []]]);
    expect((await check({ tier_ids: [ARI] })).values).toEqual([[[], [ARI]]]);
  });

  it.each<[object, string, unknown]>([
    [{ from_hour: '10:00' }, 'terms.until_hour', TERM_FAULTS.bothHours],
    [{ from_hour: '10:00', until_hour: '10:00' }, 'terms.until_hour', TERM_FAULTS.sameHour],
    [{ from: '2026-03-14 10:00:00', until: '2026-03-14 09:00:00' }, 'terms.until', TERM_FAULTS.untilBeforeFrom],
    [{ from: '2569-03-14 10:00:00' }, 'terms.from', expect.stringContaining('2026')],
    [{ until: '2569-03-14 10:00:00' }, 'terms.until', expect.stringContaining('2026')],
  ])('that cannot hold are refused: %j at %s', async (wire, path, message) => {
    expect((await check(wire)).kept).toEqual(refusedAt(path, message));
  });

  it('that name what is not there are refused at its list', async () => {
    const { kept } = await check({ branch_ids: [ARI], tier_ids: [ARI] }, [
      { field: 'branch_ids' },
      { field: 'tier_ids' },
    ]);
    expect(kept).toEqual(
      ['branch_ids', 'tier_ids'].map((field) => ({ path: `terms.${field}`, message: 'does not exist' })),
    );
  });
});

test.each<[unknown, boolean]>([
  [{ logic: '[item_qty] >= [value]' }, true],
  [{ logic: '[item_qty] >= ' }, false],
  [{ logic: 7 }, true],
  [{}, true],
  [null, true],
  ['[item_qty] >= ', true],
])('a condition has a formula that the till can read: %j', (template, isRead) => {
  const problems = refuseUnreadableLogic({ template }, 'create');
  expect(problems).toEqual(isRead ? [] : [{ path: 'template.logic', message: 'cannot be read' }]);
});

describe('an offer that applies by itself', () => {
  const KEPT = 'select is_automatic, authorize_pin, items';
  const check = async (values: Record<string, unknown>, id: string | null = null, rows: object[] = []) => {
    const { client, statements } = scriptedDatabase({ [KEPT]: rows });
    const refused = await bodyOf(() => refuseTypedByItself(values as never, client, id));
    return { refused, looked: statements.length };
  };
  const fixed = '[{"value":10}]';
  const typed = '[{"value":0}]';
  const kept = { is_automatic: true, authorize_pin: null, items: [{ value: 10 }] };
  const refusal = refusedAt('is_automatic');

  it.each<[string, Record<string, unknown>, string | null, object[], boolean, number]>([
    ['new, of a fixed value', { is_automatic: true, items: fixed }, null, [], false, 0],
    ['new, without a value', { is_automatic: true }, null, [], false, 0],
    ['new, whose value is typed', { is_automatic: true, items: typed }, null, [], true, 0],
    ['new, with a code', { is_automatic: true, items: fixed, authorize_pin: '1' }, null, [], true, 0],
    ['new, with an empty code', { is_automatic: true, items: fixed, authorize_pin: '' }, null, [], false, 0],
    ['new, that is chosen', { is_automatic: false, items: typed }, null, [], false, 0],
    ['new, that says nothing of it', { items: typed }, null, [], false, 0],
    ['changed in its name alone', { name: 'x' }, 'o', [kept], false, 0],
    ['that gets a code', { authorize_pin: '1' }, 'o', [kept], true, 1],
    ['that loses its code', { authorize_pin: null }, 'o', [{ ...kept, authorize_pin: '1' }], false, 1],
    ['that keeps its code', { items: fixed }, 'o', [{ ...kept, authorize_pin: '1' }], true, 1],
    ['whose value becomes typed', { items: typed }, 'o', [kept], true, 1],
    ['that begins to, with a kept value', { is_automatic: true }, 'o', [{ ...kept, is_automatic: false }], false, 1],
    [
      'that begins to, whose kept value is typed',
      { is_automatic: true },
      'o',
      [{ ...kept, is_automatic: false, items: [{ value: 0 }] }],
      true,
      1,
    ],
    ['that ends to', { is_automatic: false, items: typed }, 'o', [kept], false, 1],
    ['that is gone', { items: typed }, 'o', [], false, 1],
  ])('%s', async (_which, values, id, rows, isRefused, looked) => {
    const { refused, looked: times } = await check(values, id, rows);
    expect([refused, times]).toEqual([isRefused ? refusal : undefined, looked]);
  });
});

describe('a price of a set', () => {
  const SETS = 'select 1\n  from (select $1::jsonb as items';
  const check = async (values: Record<string, unknown>, rows: object[] = []) => {
    const { client, statements } = scriptedDatabase({ [SETS]: rows });
    const refused = await bodyOf(() => refuseSetWithoutGoods(values as never, client, 'o'));
    return { refused, values: statements.map((sent) => sent.values) };
  };

  it.each<[string, Record<string, unknown>, unknown[][]]>([
    ['new items, without a word of goods', { items: '[]' }, [['[]', false, 'o']]],
    ['the whole bill from now on', { goods: null }, [[null, true, 'o']]],
    ['both', { items: '[]', goods: null }, [['[]', true, 'o']]],
    ['nothing of either', {}, []],
    ['goods', { items: '[]', goods: '{}' }, []],
  ])('is looked for where a change says %s', async (_what, change, values) => {
    expect(await check(change)).toEqual({ refused: undefined, values });
  });

  it('is refused where it is for a whole bill', async () => {
    expect((await check({ goods: null }, [{}])).refused).toEqual(refusedAt('goods', GOODS_FAULTS.setPrice));
  });
});

test('what an offer names must be there, and is refused at its place', async () => {
  const [gone, there] = ['8f1d1c1a-0000-4000-8000-0000000000bb', ARI];
  const { client, statements } = scriptedDatabase({
    'from coupons t': [{ id: gone }],
    'from products t': [{ id: gone }],
  });
  const values = {
    items: JSON.stringify([{ coupon_id: there }, { coupon_id: gone.toUpperCase() }, { coupon_id: null }, 7]),
    goods: JSON.stringify({ product_ids: [there, gone], category_ids: null }),
    conditions: null,
  };
  const refused = await bodyOf(() => refuseUnknownKinds(values, client, ['items', 'goods', 'conditions', 'terms']));
  expect(refused).toEqual(
    ['items.1.coupon_id', 'goods.product_ids.1'].map((path) => ({ path, message: 'does not exist' })),
  );
  expect(statements.map((sent) => sent.values)).toEqual([[[there, gone.toUpperCase()]], [[there, gone]]]);
  const nothing = scriptedDatabase({});
  expect(await bodyOf(() => refuseUnknownKinds(values, nothing.client, ['items', 'goods']))).toBeUndefined();
});

test.each([
  ['an offer', offers, 'from transaction_items where offer_id'],
  ['a tier', memberTiers, "terms -> 'tier_ids'"],
])('%s that is in use is not deleted', async (_what, resource, words) => {
  const remove = async (rows: object[]) => {
    const { client, statements } = scriptedDatabase({ [words]: rows });
    const refused = await resource.beforeRemove?.(client, cashier, ARI).catch((error) => error.code);
    return [refused, statements.map(({ values }) => values)];
  };
  expect(await remove([{}])).toEqual(['IN_USE', [[ARI]]]);
  expect(await remove([])).toEqual([undefined, [[ARI]]]);
});

test('terms and goods of an offer are kept as they are read, and what narrows nothing as nothing', async () => {
  const prepare = async (values: Record<string, unknown>) => {
    const { client } = scriptedDatabase({});
    await offers.prepare?.(values as never, client, cashier, null);
    return values;
  };
  const goods = { product_ids: [ARI, ARI] };
  const kept = { product_ids: [ARI], category_ids: [], group_of: null, benefits: null };
  expect(await prepare({ terms: '{}', goods: JSON.stringify(goods) })).toEqual({
    ...{ terms: null, goods: JSON.stringify(kept) },
  });
  expect(await prepare({ terms: null, goods: null })).toEqual({ terms: null, goods: null });
  const { terms } = await prepare({ terms: '{"weekdays":[1]}' });
  expect(JSON.parse(String(terms))).toMatchObject({ weekdays: [1], from: null });
});

test('uses of offers are those of this bill: its branch, its member, without the sale that comes back', async () => {
  const row = { offer_id: 'o', of_member: 1, of_day: 2, in_all: 3 };
  const { client, statements } = scriptedDatabase({ 'cross join lateral offer_uses': [row] });
  expect(await readOfferUses(client, { branchId: ARI, memberId: 'm', givenBack: 's' })).toEqual([row]);
  expect(statements.map(({ values }) => values)).toEqual([[ARI, 'm', 's']]);
});

test.each([
  ['a badge', memberBadges, 'conditions.0.condition_id'],
  ['a tier', memberTiers, 'privileges.0.item.coupon_id'],
])('%s names conditions and benefits that there are', async (_what, resource, path) => {
  const { client } = scriptedDatabase({ 'from conditions t': [{ id: ARI }], 'from coupons t': [{ id: ARI }] });
  const values = path.startsWith('c')
    ? { conditions: JSON.stringify([{ condition_id: ARI }]) }
    : { privileges: JSON.stringify([{ item: { coupon_id: ARI } }]) };
  const refused = await bodyOf(() => resource.prepare?.(values as never, client, cashier, null));
  expect(refused).toEqual([{ path, message: 'does not exist' }]);
});

test('a condition has a logic, which is read before it is kept', () => {
  expect(conditions.fieldByPath.get('template')?.write).toMatchObject({ required: true });
  expect(conditions.check).toBe(refuseUnreadableLogic);
});
