import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { MAX_MEMBER_POINTS } from '@taem/domain/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { hashSecret, verifySecret } from '../../http/secretHash.ts';
import { type ScriptedDoor, scriptedDoor } from '../../testing/scriptedDoor.ts';
import { ARI, cashier, SHOP } from '../../testing/scriptedShop.ts';
import { type ClaimingMember, type ClaimState, claimObstacle, leastPoints, refuseClaim } from './claimState.ts';
import { claimToken, readClaimToken } from './claimToken.ts';
import { proveClaimPhone } from './proveClaimPhone.ts';
import { readClaimPhone } from './readClaimPhone.ts';
import { receiptLink } from './receiptLink.ts';
import { receiptPage } from './receiptPage.ts';
import { recordClaim } from './recordClaim.ts';
import { requestClaimCode } from './requestClaimCode.ts';

const SALE = '8f1d1c1a-0000-4000-8000-0000000000aa';
const SCOPE = { realmId: SHOP, saleId: SALE };
/** A phone as typed, and as stored. */
const [TYPED, PHONE] = ['081-234-5678', '0812345678|TH|+66'];

/** 1,050 baht to a guest, at a point for each 100 baht. */
const STATE: ClaimState = {
  shop: 'Taem',
  branch: 'Ari',
  sale: {
    id: SALE,
    transaction_no: 'T-1',
    status: 'Complete',
    member_id: null,
    branch_id: ARI,
    total_qty: 9,
    total_payment: 110_000,
    total_revenue: 105_000,
    delivery_cost: 3_450,
    trace: [{ code: 'SUBTOTAL', params: {} }],
    claimed: false,
  },
  claim_days: 7,
  last_day: '2026-03-21',
  expired: false,
  rates: { earn_cash: 10_000, earn_point: 1, redeem_cash: 100, redeem_point: 1 },
  member: null,
  tiers: null,
  coupons: null,
  conditions: null,
};
const stateWith = (sale: Partial<ClaimState['sale']>, more: Partial<ClaimState> = {}): ClaimState => ({
  ...STATE,
  ...more,
  sale: { ...STATE.sale, ...sale },
});
const doorTo = (state: ClaimState | null, answers = {}, options = {}) =>
  scriptedDoor({ 'select claim_state': state ? [{ state }] : [], ...answers }, options);
const refused = (code: string, reason?: string) =>
  expect.objectContaining({ status: 422, code, details: reason ? { reason } : undefined });
const wordsOf = ({ statements }: ScriptedDoor) => statements.map(({ words }) => words);

describe('the token of a receipt', async () => {
  const { context } = await scriptedDoor({});
  const token = claimToken(context, SCOPE);

  it('names its sale in 64 characters, whichever that is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.uuid(), async (realmId, saleId) => {
        const text = claimToken(context, { realmId, saleId });
        expect(text).toMatch(/^[\w-]{64}$/);
        expect(await readClaimToken(context, text)).toEqual({ realmId, saleId });
      }),
    );
  });

  it('is invalid with any of its characters changed, longer, shorter, or sealed by another gateway', async () => {
    const letters = [...token];
    const changed = letters.map((letter, at) => letters.with(at, letter === 'A' ? 'B' : 'A').join(''));
    const another = await scriptedDoor({ 'select secret from signing_keys': [{ secret: Buffer.alloc(32, 8) }] });
    const foreign = claimToken(another.context, SCOPE);
    for (const text of [...changed, '', token.slice(1), token.slice(0, -1), `${token}A`, `${token}=`, foreign])
      await expect(readClaimToken(context, text), text).rejects.toEqual(refused('LINK_EXPIRED'));
  });

  it.each([
    ['taem', true, 'WRONG_CREDENTIALS'],
    ['taem', false, null],
    ['another', true, null],
  ])('of the shop %s, in production %s: %s', async (code, production, refusal) => {
    const door = await scriptedDoor({ 'select code from realms': [{ code }] }, { production });
    const read = readClaimToken(door.context, claimToken(door.context, SCOPE));
    if (refusal) await expect(read).rejects.toEqual(refused(refusal));
    else expect(await read).toEqual(SCOPE);
  });
});

describe('what stands in the way of a claim', () => {
  it.each<[string, ClaimState, string | null]>([
    ['nothing', STATE, null],
    ['a sale that was taken back', stateWith({ status: 'Void', member_id: 'm' }), 'VOID'],
    ['points that are another’s', stateWith({ member_id: 'm' }, { expired: true }), 'CLAIMED'],
    ['a day too late', stateWith({}, { expired: true }), 'EXPIRED'],
    ['a shop that gives no days', stateWith({}, { claim_days: 0 }), 'EXPIRED'],
    ['a sale that earns a point', stateWith({ total_revenue: 10_000 }), null],
    ['a sale that earns none', stateWith({ total_revenue: 9_999 }), 'NO_POINTS'],
  ])('%s', (_what, state, obstacle) => {
    expect(claimObstacle(state)).toBe(obstacle);
  });

  it('is said with its reason', () => {
    expect(refuseClaim('INACTIVE')).toEqual(refused('NOT_CLAIMABLE', 'INACTIVE'));
  });

  it('OP-13 points are those of what was paid without delivery, by the rates of the sale', () => {
    expect(leastPoints(stateWith({ total_revenue: 99_999, delivery_cost: 90_000 }))).toBe(9);
  });

  it('of a sale that is not there the link is not complete', async () => {
    const { context } = await doorTo(null);
    await expect(receiptPage(context, claimToken(context, SCOPE))).rejects.toEqual(refused('LINK_EXPIRED'));
  });
});

describe('the link of a receipt', () => {
  const may = (page: string, action = 'Read') => [{ object_code: page, action_codes: [action] }];
  const INVOICED = { status: 'Complete', sold_on: '2026-03-14', today: '2026-03-20', days: 7, is_issued: false };
  const linkFor = async (
    session: Partial<typeof cashier>,
    state: ClaimState | null = STATE,
    invoice: Partial<typeof INVOICED> | null = null,
  ) => {
    const { context } = await doorTo(state, { 'select t.status': invoice ? [{ ...INVOICED, ...invoice }] : [] });
    const open = { ...context, config: { publicUrl: 'https://taem.example' } } as GatewayContext;
    return { link: await receiptLink(open, { ...cashier, ...session }, SALE), token: claimToken(context, SCOPE) };
  };

  it.each([
    ['those who sell', may(PAGE.payment), true],
    ['those who look sales up', may(PAGE.paymentHistory), true],
    ['those who read figures alone', may(PAGE.businessInsight), false],
    ['those who may do nothing', [], false],
  ])('is for %s', async (_who, authorizes, isGiven) => {
    const { link, token } = await linkFor({ authorizes });
    const url = `https://taem.example/receipt/${token}`;
    expect(link).toEqual(isGiven ? { url, can_claim: true, can_request_tax_invoice: false } : null);
  });

  it.each<[string, ClaimState]>([
    ['is claimed', stateWith({ member_id: 'm' })],
    ['is void', stateWith({ status: 'Void' })],
  ])('leads to no points where the sale %s', async (_what, state) => {
    expect((await linkFor({ authorizes: may(PAGE.payment) }, state)).link).toMatchObject({ can_claim: false });
  });

  it.each<[string, Partial<typeof INVOICED> | null, boolean]>([
    ['has a tax invoice', {}, true],
    ['has none', null, false],
    ['is of a shop that does not offer it', { days: 0 }, false],
    ['is older than the shop offers', { today: '2026-03-22' }, false],
    ['has its full invoice', { is_issued: true }, false],
    ['is void', { status: 'Void' }, false],
  ])('says whether a tax invoice can be requested: where the sale %s', async (_what, invoice, isOffered) => {
    const { link } = await linkFor({ authorizes: may(PAGE.payment) }, STATE, invoice);
    expect(link).toMatchObject({ can_request_tax_invoice: isOffered });
  });

  it.each<[string, string[], ClaimState | null, boolean]>([
    ['of the user’s branch', ['another', ARI], STATE, true],
    ['of any branch, to who works everywhere', [], STATE, true],
    ['of another branch', ['another'], STATE, false],
    ['that is not there', [], null, false],
  ])('of a sale %s', async (_what, branchIds, state, isFound) => {
    const link = linkFor({ authorizes: may(PAGE.payment), branchIds }, state);
    if (isFound) expect((await link).link).not.toBeNull();
    else await expect(link).rejects.toMatchObject({ status: 404 });
  });
});

describe('the phone that gets the points', () => {
  it.each([TYPED, '0812345678', ' 081 234 5678 '])('is kept alike, however it is typed: %j', (typed) => {
    expect(readClaimPhone(typed)).toBe(PHONE);
  });

  it.each(['', '12', 'phone', '08123456789012'])('is invalid: %j', (typed) => {
    expect(() => readClaimPhone(typed)).toThrow(
      expect.objectContaining({ status: 422, code: 'E02001', body: [expect.objectContaining({ path: 'phone' })] }),
    );
  });

  it('is sent a code that only its hash is kept of', async () => {
    const door = await doorTo(STATE, { 'insert into claim_codes': [], 'insert into outbox_messages': [{ id: 'm' }] });
    const request = await door.requestOf(null);
    const sent = await requestClaimCode(door.context, request, claimToken(door.context, SCOPE), { phone: TYPED });
    expect(sent).toEqual({ ref_code: expect.stringMatching(/^[A-HJ-NP-Z2-9]{4}$/), minutes: 10 });
    expect(door.spent).toEqual([
      [
        { kind: 'sms-phone', key: `${SHOP}:${PHONE}` },
        { kind: 'claim-code-token', key: SALE },
        { kind: 'claim-code-address', key: '203.0.113.7' },
      ],
    ]);
    const valuesOf = (part: string) => door.statements.find(({ words }) => words === part)?.values ?? [];
    const [channel, recipient, content, minutes] = valuesOf('insert into outbox_messages');
    expect([channel, recipient, minutes]).toEqual(['sms', '+66812345678', 10]);
    const { text } = JSON.parse(String(content));
    expect(text).toContain('รหัสรับแต้ม Taem');
    expect(text).toContain(sent.ref_code);
    const [sale, phone, refCode, hash] = valuesOf('insert into claim_codes');
    expect([sale, phone, refCode]).toEqual([SALE, PHONE, sent.ref_code]);
    expect(await verifySecret(String(hash), /\d{6}/.exec(text)?.[0] ?? '')).toBe(true);
  });

  it('is written to in the requested language', async () => {
    const door = await doorTo(STATE, { 'insert into outbox_messages': [{ id: 'm' }] });
    const given = { phone: TYPED, locale: 'en-US' };
    await requestClaimCode(door.context, await door.requestOf(null), claimToken(door.context, SCOPE), given);
    expect(String(door.statements.at(-1)?.values[2])).toMatch(/\d{6} is your code for the points of Taem/);
  });

  it('is sent nothing where there is nothing to claim', async () => {
    const door = await doorTo(stateWith({ status: 'Void' }));
    const requested = requestClaimCode(door.context, await door.requestOf(null), claimToken(door.context, SCOPE), {
      phone: TYPED,
    });
    await expect(requested).rejects.toEqual(refused('NOT_CLAIMABLE', 'VOID'));
    expect(wordsOf(door)).toEqual(['select claim_state']);
    expect(door.spent).toHaveLength(1);
  });
});

describe('the proof of a phone', async () => {
  const hash = await hashSecret('123456');
  const [TRY, KEEP] = ['set tries = tries + 1', 'set tries = 0'];
  const prove = async (code: string, answers: Parameters<typeof scriptedDoor>[0]) => {
    const door = await scriptedDoor(answers);
    const proof = { phone: PHONE, refCode: ' ab2c ', code };
    const outcome = await proveClaimPhone(door.context, await door.requestOf(null), SCOPE, proof).catch(
      (error: unknown) => error,
    );
    return { outcome, door };
  };

  it.each(['123456', ' 123456 '])('is the code %j that was sent, and it stays good for a while', async (code) => {
    const { outcome, door } = await prove(code, { [TRY]: [{ otp_hash: hash }], [KEEP]: [{}] });
    expect(outcome).toBeUndefined();
    const values = [SALE, PHONE, 'AB2C'];
    expect(door.statements).toMatchObject([
      { as: SHOP, words: TRY, values },
      { as: SHOP, words: KEEP, values },
    ]);
    expect(door.guarded).toEqual([
      [
        { kind: 'claim-try-phone', key: `${SHOP}:${PHONE}`, clearedBySuccess: true },
        { kind: 'claim-try-token', key: SALE, clearedBySuccess: false },
        { kind: 'claim-try-address', key: '203.0.113.7', clearedBySuccess: false },
      ],
    ]);
  });

  it.each([
    ['another code', '123457', { [TRY]: [{ otp_hash: hash }], [KEEP]: [{}] }],
    ['a code that was never sent', '123456', { [KEEP]: [{}] }],
    ['a code that was replaced while it was compared', '123456', { [TRY]: [{ otp_hash: hash }] }],
  ])('is not %s', async (_what, code, answers) => {
    expect((await prove(code, answers)).outcome).toEqual(refused('WRONG_OTP'));
  });
});

describe('a claim', () => {
  const member: ClaimingMember = {
    ...{ id: 'somchai', code: 'M1', status: 'Active', points: 20, tier_id: 'silver' },
    ...{ total_revenue: 90_000, total_transaction: 3 },
  };
  const tier = (id: string, level: number, value: number) => ({
    ...{ id, name: id, level, status: 'Active' as const },
    conditions: [{ condition_id: 'ltv', value }],
    privileges: [{ condition: { condition_id: 'ltv', value: 500 }, item: { coupon_id: 'double', value: 2 } }],
  });
  const rules: Partial<ClaimState> = {
    tiers: [tier('silver', 1, 500), tier('gold', 2, 1_900)],
    conditions: [{ id: 'ltv', name: 'ltv', type: 'ltv', template: { logic: '[total_ltv] >= [value]' } }],
    coupons: [
      {
        ...{ id: 'double', name: 'Double', type: 'Multiplier', value: 0, qty: 1 },
        template: { logic: '[point] * [value]', var_name: 'value' },
      },
    ],
  };
  const claim = async (state: ClaimState, who: ClaimingMember) => {
    const door = await scriptedDoor({ claim_transaction: [{ balance: 77 }] });
    const claimed = await recordClaim(door.client, SCOPE, state, who);
    return { claimed, document: JSON.parse(String(door.statements[0]?.values[0])) };
  };

  it('is written with the points of the member’s tier, and the tier that the sale leads to', async () => {
    const { claimed, document } = await claim(stateWith({}, rules), member);
    expect(claimed).toEqual({ points: 20, available_points: 77, member_code: 'M1' });
    expect(document).toMatchObject({
      ...{ realm_id: SHOP, transaction_id: SALE, points: 20, tier_id: 'silver', tier_name: 'silver' },
      // With 850 baht or more before it, the sale of 1,050 reaches the 1,900 of gold.
      member: { id: 'somchai', tier_id: 'silver', new_tier_id: 'gold', least_ltv: 85_000, most_ltv: null },
    });
    expect(document.trace.map(({ code }: { code: string }) => code)).toEqual(
      expect.arrayContaining(['SUBTOTAL', 'EARN_BASE', 'EARN_MULTIPLIED']),
    );
  });

  it('of a benefit that begins at 870 baht counts from there, in whatever order the tiers come', async () => {
    const silver = tier('silver', 1, 500);
    const [benefit] = silver.privileges;
    const item = { coupon_id: 'double', value: 1 };
    const privileges = [
      { ...benefit, condition: { condition_id: 'ltv', value: 870 } },
      { condition: null, item },
    ];
    const tiers = [tier('gold', 2, 1_900), { ...silver, privileges }] as ClaimState['tiers'];
    const { claimed, document } = await claim(stateWith({}, { ...rules, tiers }), member);
    expect(claimed.points).toBe(20);
    expect(document).toMatchObject({ tier_name: 'silver', member: { new_tier_id: 'gold', least_ltv: 87_000 } });
  });

  it('of a member without a tier gives what anyone gets', async () => {
    const { claimed, document } = await claim(stateWith({}), { ...member, tier_id: null });
    expect(claimed.points).toBe(10);
    expect(document).toMatchObject({ tier_id: null, tier_name: null, member: { tier_id: null, new_tier_id: null } });
  });

  it('of more points than there may be is refused, and nothing is written', async () => {
    const door = await scriptedDoor({});
    const full = { ...member, points: MAX_MEMBER_POINTS };
    await expect(recordClaim(door.client, SCOPE, STATE, full)).rejects.toEqual(
      refused('NOT_CLAIMABLE', 'TOO_MANY_POINTS'),
    );
    expect(door.statements).toEqual([]);
  });
});
