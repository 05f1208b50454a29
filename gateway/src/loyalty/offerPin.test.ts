import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { describe, expect, it } from 'vitest';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { scriptedDoor } from '../testing/scriptedDoor.ts';
import { verifyOffer } from './verifyOffer.ts';

const OFFER = '8f1d1c1a-0000-4000-8000-000000000001';
const PIN = 'select authorize_pin from offers';
const REMEMBER = 'insert into offer_verifications';

const session: GatewaySession = {
  sessionId: 'session',
  realmId: 'shop',
  userId: 'mali',
  username: 'mali',
  role: { id: 'c', name: 'Cashier' },
  authorizes: [{ object_code: PAGE.payment, action_codes: ['Write'] }],
  branchIds: [],
};

describe('PERM-23 the PIN of an offer', () => {
  async function verify(
    rows: object[],
    { pin = '3333', id = OFFER, as = session, locks = false, names = [{ name: 'Ten' }] as object[] } = {},
  ) {
    const door = await scriptedDoor(
      { [PIN]: rows, 'select name from offers': names, [REMEMBER]: [] },
      { session: as, locks },
    );
    const refused = await verifyOffer(door.context, await door.requestOf(null), id, pin).catch((error) => error);
    const subjects = door.statements
      .filter(({ words }) => words === 'insert into security_events')
      .map(({ values }) => [values[0], values.at(-1)]);
    return { door, refused, subjects, remembered: door.statements.filter(({ words }) => words === REMEMBER) };
  }
  const locked = [{ authorize_pin: '3333' }];

  it('is remembered for the session, and the guess was counted for the seller and for the offer', async () => {
    const { door, refused, remembered } = await verify(locked);
    expect(refused).toBeUndefined();
    expect(door.statements[0]).toEqual({ as: 'shop', words: PIN, values: [OFFER] });
    expect(remembered).toEqual([{ as: 'shop', words: REMEMBER, values: ['session', OFFER] }]);
    expect(door.guarded).toEqual([
      [
        { kind: 'offer-user', key: 'mali', clearedBySuccess: false },
        { kind: 'offer-pin', key: `mali:${OFFER}`, clearedBySuccess: true },
      ],
    ]);
  });

  it.each<[string, object[], object]>([
    ['is another', locked, { pin: '3334' }],
    ['is only begun', locked, { pin: '333' }],
    ['is none', [{ authorize_pin: null }], {}],
    ['is empty', [{ authorize_pin: '' }], { pin: '' }],
  ])('is wrong where it %s, and that is reported', async (_how, rows, given) => {
    const { door, refused, remembered, subjects } = await verify(rows, given);
    expect(refused).toMatchObject({ status: 422, code: 'WRONG_AUTHORIZE_CODE' });
    expect([remembered, subjects]).toEqual([[], [['OFFER_PIN_FAILED', 'Ten']]]);
    expect(door.statements[1]).toEqual({ as: 'shop', words: 'select name from offers', values: [OFFER] });
  });

  it('keeps a caller who guesses waiting, which is reported as well; also of an offer that is gone in the meantime', async () => {
    const { subjects } = await verify(locked, { pin: 'x', locks: true, names: [] });
    expect(subjects).toEqual([
      ['OFFER_PIN_FAILED', null],
      ['OFFER_PIN_LOCKED', null],
    ]);
  });

  it('is looked up among existing offers', async () => {
    const malformed = await verify(locked, { id: 'x' });
    expect(malformed.refused).toMatchObject({ status: 404 });
    expect(malformed.door.guarded).toEqual([]);
    const gone = await verify([]);
    expect(gone.refused).toMatchObject({ status: 404 });
    expect(gone.subjects).toEqual([]);
  });
});
