import { beforeAll, expect, test } from 'vitest';
import { OFFER_PIN } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;

beforeAll(async () => {
  [owner, cashier] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
});

const verify = (token: string, authorize_pin: unknown, id = gateway.realm.ids.locked) =>
  gateway.send('POST', `/offers/${id}/verify`, { token, body: { authorize_pin } });

const offers = async (token: string, query: Record<string, string> = {}) =>
  (await gateway.send('GET', '/offers', { token, query: { sort: '{"name":1}', ...query } })).body.payload.offers;

test('an offer comes with the condition and coupon of each entry', async () => {
  const [open] = await offers(cashier);
  const { ids } = gateway.realm;
  expect(open).toMatchObject({
    name: '10% off',
    has_authorize_pin: false,
    conditions: [
      { condition_id: ids.anyTotal, value: 100, condition: { id: ids.anyTotal, name: 'total', type: 'total' } },
    ],
    items: [{ coupon_id: ids.percent, value: 10, coupon: { id: ids.percent, type: 'Discount Percent' } }],
  });
});

test('OP-45 the digits go only to those who may edit offers, and only on request', async () => {
  const pin = (rows: Record<string, unknown>[]) => rows.map((row) => [row.has_authorize_pin, row.authorize_pin]);
  expect(pin(await offers(owner, { addon: 'authorize_pin' }))).toEqual([
    [false, null],
    [true, OFFER_PIN],
  ]);
  expect(pin(await offers(owner))).toEqual([
    [false, undefined],
    [true, undefined],
  ]);
  expect(pin(await offers(cashier, { addon: 'authorize_pin' }))).toEqual([
    [false, undefined],
    [true, undefined],
  ]);
  expect(pin(await offers(cashier, { projection: 'has_authorize_pin,authorize_pin' }))).toEqual([
    [false, undefined],
    [true, undefined],
  ]);
});

test.each<Record<string, string>>([{ filter: '{"authorize_pin":"3333"}' }, { sort: '{"authorize_pin":1}' }])(
  'the code cannot be found out by %j',
  async (query) => {
    expect((await gateway.send('GET', '/offers', { token: cashier, query })).status).toBe(400);
  },
);

test('PERM-23 the right code is remembered for the session', async () => {
  expect((await verify(cashier, OFFER_PIN)).status).toBe(200);
  const rows = await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(
      "select offer_id, expires_at between now() + interval '14 minutes' and now() + interval '15 minutes' as soon from offer_verifications",
    ),
  );
  expect(rows.rows).toEqual([{ offer_id: gateway.realm.ids.locked, soon: true }]);
});

test('DISC-29 a wrong code is WRONG_AUTHORIZE_CODE and does not sign out', async () => {
  const body = { code: 'WRONG_AUTHORIZE_CODE', message: 'The code is wrong' };
  expect(await verify(cashier, '1')).toMatchObject({ status: 422, body });
});

test('an offer without a code, of another realm or unknown verifies nothing', async () => {
  expect((await verify(owner, 'x', gateway.realm.ids.open)).body.code).toBe('WRONG_AUTHORIZE_CODE');
  expect((await verify(owner, OFFER_PIN, gateway.otherRealm.ids.locked)).status).toBe(404);
  expect((await verify(owner, OFFER_PIN, 'x')).status).toBe(404);
});

test.each([[3333], [''], [null], ['x'.repeat(21)]])('the code %j is refused as input', async (pin) => {
  expect(await verify(owner, pin)).toMatchObject({ status: 400, body: { message: [{ path: 'authorize_pin' }] } });
});

test('guessing is bounded, also all at the same moment; the right code is then refused too', async () => {
  const token = await gateway.signIn('cashier');
  // Resets the count of wrong ones that earlier tests left.
  expect((await verify(token, OFFER_PIN)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => verify(token, `${n}`)));
  expect(answers.filter((answer) => answer.status === 422)).toHaveLength(10);
  expect((await verify(token, OFFER_PIN)).body.code).toBe('TOO_MANY_ATTEMPTS');
});

test('it needs the right to sell', async () => {
  expect((await verify(await gateway.signIn('nobody'), OFFER_PIN)).body.code).toBe('PERMISSION');
});

test('an offer that was ended has no code any more', async () => {
  const { locked } = gateway.realm.ids;
  const setStatus = (status: string) =>
    gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query('update offers set status = $2 where id = $1', [locked, status]),
    );
  await setStatus('Inactive');
  expect((await verify(await gateway.signIn('owner'), OFFER_PIN)).status).toBe(404);
  await setStatus('Active');
});
