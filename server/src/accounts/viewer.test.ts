import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { home, ids, setting } from '../testing/demoRows.ts';
import { ok } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startTestServer } from '../testing/startTestServer.ts';

const server = openForTests(startTestServer);
let shop: Record<string, unknown>;

beforeAll(() => {
  const ordinary = server.gateway.reply;
  server.gateway.reply = (call) => (call.path === '/merchants/home' ? ok(shop) : ordinary(call));
});
beforeEach(() => {
  shop = home;
});

async function view(fields: string, headers?: Record<string, string>) {
  let data: { viewer: unknown } | undefined;
  const calls = await server.callsOf(async () => {
    ({ data } = await server.ask(`{ viewer { ${fields} } }`, undefined, headers));
  });
  return { viewer: data?.viewer, calls };
}

const HOME = 'GET /merchants/home';
const SETTING = 'GET /merchant-setting/self';
const ROLE = `GET /merchant-roles/${ids.role}`;

describe('who is signed in', () => {
  it('AUTH-03 is described by what the gateway says of the session, in one call', async () => {
    const person = 'id username firstname lastname jobTitle jobUnit imageUrl realmId';
    const place = 'branch { id } branches { name } merchant { id name taxId showVat currencyCode }';
    const { viewer, calls } = await view(`${person} role { id } authorizes { objectCode actionCodes } ${place}`);
    expect(calls).toEqual([HOME]);
    expect(viewer).toEqual({
      id: ids.user,
      username: 'cashier',
      firstname: 'Nok',
      lastname: 'Dee',
      jobTitle: null,
      jobUnit: null,
      imageUrl: null,
      realmId: ids.realm,
      role: { id: ids.role },
      authorizes: [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['READ', 'WRITE'] }],
      branch: null,
      branches: [{ name: 'Branch 0' }, { name: 'Branch 1' }, { name: 'Branch 2' }],
      merchant: { id: ids.realm, name: 'Taem Café', taxId: '-', showVat: false, currencyCode: 'THB' },
    });
  });

  it('has what is recorded of them and of the branch they begin in', async () => {
    const person = { ...home.user_profile, job_title: 'Chef', job_unit: '', image_url: '/files/nok.png' };
    shop = { ...home, user_profile: person, branch_profile: home.branches[1] };
    expect((await view('jobTitle jobUnit imageUrl branch { name }')).viewer).toEqual({
      jobTitle: 'Chef',
      jobUnit: null,
      imageUrl: expect.stringContaining('/files/nok.png'),
      branch: { name: 'Branch 1' },
    });
  });

  it('OP-58 has the display settings of the merchant, and the usual ones where it says nothing', async () => {
    const merchant = {
      id: ids.realm,
      name: 'Taem Café',
      tax_id: '0105500000000',
      show_vat: true,
      currency_code: 'USD',
    };
    shop = { ...home, merchant_profile: merchant };
    const fields = 'merchant { taxId showVat currencyCode }';
    expect((await view(fields)).viewer).toEqual({
      merchant: { taxId: '0105500000000', showVat: true, currencyCode: 'USD' },
    });
    shop = { ...home, merchant_profile: { id: ids.realm, name: 'Taem Café', show_vat: 'true' } };
    expect((await view(fields)).viewer).toEqual({ merchant: { taxId: '-', showVat: false, currencyCode: 'THB' } });
  });

  it('has the hours at which business days end in the shop, and the last day that is closed', async () => {
    const dayEnds = [
      { from: '2026-01-01', hour: 0 },
      { from: '2026-03-01', hour: 4 },
    ];
    shop = { ...home, merchant_profile: { ...home.merchant_profile, day_ends: dayEnds, closed_through: '2026-02-28' } };
    expect((await view('dayEnds { from hour } closedThrough')).viewer).toEqual({
      dayEnds,
      closedThrough: '2026-02-28',
    });
  });

  it('PERM-05 may do what the list names, of what this contract knows', async () => {
    shop = { ...home, authorizes: [{ object_code: 'Page.X', action_codes: ['Read', 'Fly'] }] };
    expect((await view('authorizes { objectCode actionCodes }')).viewer).toEqual({
      authorizes: [{ objectCode: 'Page.X', actionCodes: ['READ'] }],
    });
  });

  it.each(['Write', undefined])(
    'PERM-05 is an error, and no right, where the actions are no list: %s',
    async (codes) => {
      shop = { ...home, authorizes: [{ object_code: 'Page.X', action_codes: codes }] };
      const { data, errors } = await server.ask('{ viewer { authorizes { actionCodes } } }');
      expect(data).toEqual({ viewer: null });
      expect(errors?.length).toBe(1);
    },
  );
});

describe('the role', () => {
  it('is loaded when more than its id is selected', async () => {
    expect(await view('role { id name }')).toEqual({
      viewer: { role: { id: ids.role, name: 'Cashier' } },
      calls: [HOME, ROLE],
    });
  });

  it('has no name where the gateway knows none of this id', async () => {
    shop = { ...home, user_profile: { ...home.user_profile, role_id: fakeId('role', 9) } };
    expect((await view('role { id name }')).viewer).toEqual({ role: { id: fakeId('role', 9), name: '' } });
  });
});

describe('the rates in force', () => {
  const { configuration } = setting.merchant_config;

  it('come with all that the setting holds', async () => {
    const rates = 'pointRates { id earnCash earnPoint redeemCash redeemPoint }';
    expect((await view(`${rates} rewardItemId rewardInstanceId backdatingDays`)).viewer).toEqual({
      pointRates: { id: 'self', earnCash: 25, earnPoint: 1, redeemCash: 1, redeemPoint: 1 },
      rewardItemId: configuration.reward_item_id,
      rewardInstanceId: configuration.reward_instance_id,
      backdatingDays: configuration.backdating_days,
    });
  });

  it.each(['pointRates { earnCash }', 'rewardItemId', 'rewardInstanceId', 'backdatingDays', 'billBounds { id }'])(
    'are read for %s alone; the owner of the token is looked up once',
    async (field) => {
      const headers = { authorization: `Bearer ${field.replaceAll(/\W/g, '')}` };
      expect((await view(`id ${field}`, headers)).calls).toEqual([HOME, SETTING]);
      const { viewer, calls } = await view(`id ${field}`, headers);
      expect(viewer).toMatchObject({ id: ids.user });
      expect(calls).toEqual([SETTING]);
    },
  );

  it('do not stand in for what only the gateway knows of the person, though the owner of the token is known', async () => {
    await view('id');
    expect((await view('id')).calls).toEqual([HOME]);
    expect(await view('id username backdatingDays')).toEqual({
      viewer: { id: ids.user, username: 'cashier', backdatingDays: configuration.backdating_days },
      calls: [HOME, SETTING],
    });
  });
});
