import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { startTestStack, type TestUser } from '../testing/stack/startTestStack.ts';

const WHAT_IF = `query ($offer: OfferDraftInput!, $range: DayRangeInput!, $branchId: ID, $depth: WhatIfDepth) {
  offerWhatIf(offer: $offer, range: $range, branchId: $branchId, depth: $depth) {
    from to total oneIn isAutomatic automaticOffers sales touched discount points members membersTouched pricedDifferently given { sales discount points }
    tiers { customerType tierName sales touched discount } weekdays { weekday sales }
    misses { reason conditionId about required actual sales example { transactionNo } }
    examples { transactionNo businessDate without { amountDue earnPoints } with { amountDue earnPoints } discount trace { code } } } }`;

const stack = openForTests(startTestStack);
let owner: TestUser;
beforeAll(async () => {
  owner = await stack.as('owner');
  await stack.clock.set('2026-03-14T12:00:00+07:00');
  await sell('one', 3, stack.ids.mali);
  await sell('two', 1, stack.ids.mali);
  await sell('three', 5, null);
});

async function sell(key: string, pieces: number, memberId: string | null): Promise<void> {
  const input = {
    idempotencyKey: `what-if-${key}`,
    branchId: stack.ids.ari,
    memberId,
    lines: [{ productId: stack.ids.coffee, quantity: pieces }],
    channels: [{ type: 'CASH', amount: 45 * pieces, receivedAmount: 1_000 }],
    expectedAmountDue: 45 * pieces,
  };
  const { data } = await owner.ask(
    'mutation ($input: PayInput!) { pay(input: $input) { transaction { id } userErrors { message } } }',
    { input },
  );
  expect(data.pay.userErrors).toEqual([]);
}

const draft = () => ({
  conditions: [{ conditionId: stack.ids.anyTotal, value: 100 }],
  items: [{ couponId: stack.ids.percent, value: 10 }],
});
const tried = async (variables: object, user = owner) =>
  await user.ask(WHAT_IF, { offer: draft(), range: { last: 'LAST_7_DAYS' }, ...variables });

describe('offerWhatIf', () => {
  it('reports what the offer would have done, in one call', async () => {
    const range = { from: '2026-03-08', to: '2026-03-14' };
    expect(await stack.callsOf(() => tried({ range }))).toEqual(['POST /offers/what-if']);
    const { data, errors } = await tried({});
    expect(errors).toBeUndefined();
    // Sales of 135 and 225 baht, and one of 45, which is too small.
    expect(data.offerWhatIf).toMatchObject({
      ...range,
      total: 3,
      oneIn: 1,
      sales: 3,
      touched: 2,
      discount: 13 + 22,
      members: 1,
      membersTouched: 1,
      pricedDifferently: 0,
      given: { sales: 0, discount: 0, points: 0 },
      misses: [
        {
          reason: 'CONDITION_NOT_MET',
          conditionId: stack.ids.anyTotal,
          about: 'paid_amount',
          required: 100,
          actual: 45,
          sales: 1,
        },
      ],
    });
    expect(
      data.offerWhatIf.tiers.map(({ customerType, sales }: Record<string, unknown>) => [customerType, sales]),
    ).toEqual([
      ['MEMBER', 2],
      ['GUEST', 1],
    ]);
    expect(data.offerWhatIf.examples[0]).toMatchObject({
      businessDate: '2026-03-14',
      without: { amountDue: 225 },
      with: { amountDue: 203 },
      discount: 22,
    });
  });

  it('says whether it was tried as one that applies by itself, and as what guests do not have', async () => {
    const { data } = await tried({ offer: { ...draft(), isAutomatic: true, limitPerMember: 1 } });
    expect(data.offerWhatIf).toMatchObject({ isAutomatic: true, automaticOffers: 0, touched: 1, discount: 13 });
    expect(data.offerWhatIf.misses).toContainEqual(expect.objectContaining({ reason: 'MEMBERS_ONLY', sales: 1 }));
    expect((await tried({})).data.offerWhatIf).toMatchObject({ isAutomatic: false });
  });

  it('is of the requested branch', async () => {
    expect((await tried({ branchId: stack.ids.bangRak })).data.offerWhatIf).toMatchObject({ total: 0, touched: 0 });
  });

  it('first figures are of fewer sales', async () => {
    expect((await tried({ depth: 'QUICK' })).data.offerWhatIf).toMatchObject({ total: 3, oneIn: 1 });
  });

  it('PERM-10 is for those who may write offers', async () => {
    const { errors } = await tried({}, await stack.as('cashier'));
    expect(errors).toMatchObject([{ extensions: { code: 'PERMISSION' } }]);
  });

  it('says which part of the draft cannot be', async () => {
    const { errors } = await tried({ offer: { items: [] } });
    expect(errors).toMatchObject([{ extensions: { code: 'VALIDATION' } }]);
  });
});

it('MGMT-24 tierStanding counts the members of today by the rules', async () => {
  const { data, errors } = await owner.ask(
    'query ($tier: TierDraftInput!) { tierStanding(tier: $tier) { tierId isNone now would } }',
    { tier: { level: 3, conditions: [] } },
  );
  expect(errors).toBeUndefined();
  expect(data.tierStanding.map(({ would }: { would: number }) => would)).toEqual([0, 0, 2, 0]);
  expect(data.tierStanding.at(-2)).toMatchObject({ tierId: null, isNone: false });
});
