import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids, setting } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

const SETTING =
  'pointRates { earnCash earnPoint redeemCash redeemPoint } rewardItemId currencyCode hasAdjustCode hasVoidCode version';

describe('merchant', () => {
  const server = openForTests(startWriteServer);

  beforeEach(() => server.answerWith(undefined));

  it('MGMT-02 gives branches by one call', async () => {
    const calls = await server.callsOf(async () => {
      const { data } = await server.ask('{ merchantBranches { total items { code name latitude longitude } } }');
      expect(data.merchantBranches).toMatchObject({
        total: 3,
        items: [{ code: 'B00', name: 'Branch 0', latitude: 13.75, longitude: null }, {}, {}],
      });
    });
    expect(calls).toEqual(['GET /merchant-branches']);
  });

  it('MGMT-02 adds, changes, pictures and takes away a branch in the names of the wire', async () => {
    server.answerWith(ok({ id: ids.branch, name: 'Silom' }));
    const BRANCH = 'merchantBranch { id name } userErrors { code path }';
    const { data } = await server.ask(
      `mutation { createMerchantBranch(input: { name: "Silom", address: "Rama IV", phone: "0812345678", email: "a@b.co", latitude: 13.7 }) { ${BRANCH} } }`,
    );
    expect(data.createMerchantBranch).toEqual({
      merchantBranch: { id: ids.branch, name: 'Silom' },
      userErrors: [],
    });
    await server.ask(
      `mutation { updateMerchantBranch(input: { id: "${ids.branch}", version: 1, phone: "+66898765432", status: INACTIVE }) { ${BRANCH} } }`,
    );
    await server.upload(
      `mutation Picture($input: UploadMerchantBranchImageInput!) { uploadMerchantBranchImage(input: $input) { ${BRANCH} } }`,
      { id: ids.branch, version: 2 },
      new Blob(['shop'], { type: 'image/png' }),
      'image',
    );
    await server.ask(`mutation { deleteMerchantBranch(input: { id: "${ids.branch}" }) { deletedId } }`);
    const path = `/merchant-branches/${ids.branch}`;
    expect(server.written).toMatchObject([
      {
        method: 'POST',
        path: '/merchant-branches',
        body: { name: 'Silom', address: 'Rama IV', phone: '0812345678|TH|+66', email: 'a@b.co', latitude: 13.7 },
      },
      { method: 'PATCH', path, body: { phone: '0898765432|TH|+66', status: 'Inactive', __v: 1 } },
      { method: 'PATCH', path, body: { action: 'upload_image', __v: '2' } },
      { method: 'DELETE', path },
    ]);
  });

  it('CONF-05 gives the setting by one call: the rates, and which codes are set', async () => {
    const calls = await server.callsOf(async () => {
      const { data } = await server.ask(`{ merchantSetting { ${SETTING} } }`);
      expect(data.merchantSetting).toEqual({
        pointRates: { earnCash: 25, earnPoint: 1, redeemCash: 1, redeemPoint: 1 },
        rewardItemId: setting.merchant_config.configuration.reward_item_id,
        currencyCode: 'THB',
        hasAdjustCode: true,
        hasVoidCode: true,
        version: 0,
      });
    });
    expect(calls).toEqual(['GET /merchant-setting/self']);
  });

  it('CALL-07 sends only what is given of rates and codes, over the version that was read', async () => {
    server.answerWith(ok(setting));
    const { data } = await server.ask(
      `mutation { updateMerchantSetting(input: { version: 4, earnCash: 20.5, redeemPoint: null, voidAuthorizeCode: "0007" }) { merchantSetting { ${SETTING} } userErrors { code } } }`,
    );
    expect(data.updateMerchantSetting).toMatchObject({ merchantSetting: { version: 0 }, userErrors: [] });
    expect(server.written).toMatchObject([{ method: 'PATCH', path: '/merchant-setting/self' }]);
    expect(server.written[0]?.body).toEqual({
      configuration: { earn_cash: 20.5 },
      authorize_code: { void: '0007' },
      __v: 4,
    });
  });

  it.each([
    ['configuration.earn_cash', 'earnCash'],
    ['authorize_code.adjust', 'adjustAuthorizeCode'],
  ])('reports a refused %s as %s', async (path, field) => {
    server.answerWith(refusal(400, 'VALIDATION', [{ path, message: 'is wrong' }]));
    const { data } = await server.ask(
      'mutation { updateMerchantSetting(input: { version: 4, earnCash: 0 }) { merchantSetting { version } userErrors { code path } } }',
    );
    expect(data.updateMerchantSetting).toEqual({
      merchantSetting: null,
      userErrors: [{ code: 'VALIDATION', path: [field] }],
    });
  });

  it('CONF-06 gives badges with their condition, and sends a threshold as the condition’s value', async () => {
    const { data } = await server.ask(
      '{ memberBadges { id name threshold version conditions { conditionId value condition { name } } } }',
    );
    const [badge] = data.memberBadges;
    expect(badge).toMatchObject({
      name: 'Big Spender',
      threshold: 10000,
      conditions: [{ conditionId: ids.spend, value: 10000, condition: { name: 'Spend' } }],
    });
    server.answerWith(ok({ id: badge.id, conditions: [{ condition_id: ids.spend, value: 9000 }] }));
    const mutation = `mutation { updateMemberBadge(input: { id: "${badge.id}", version: ${badge.version}, conditionId: "${ids.spend}", threshold: 9000 }) { memberBadge { threshold } userErrors { code path } } }`;
    expect((await server.ask(mutation)).data.updateMemberBadge).toEqual({
      memberBadge: { threshold: 9000 },
      userErrors: [],
    });
    expect(server.written).toMatchObject([
      {
        method: 'PATCH',
        path: `/member-badges/${badge.id}`,
        body: { conditions: [{ condition_id: ids.spend, value: 9000 }], __v: 1 },
      },
    ]);
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'conditions.0.value', message: 'must be at least 0' }]));
    expect((await server.ask(mutation)).data.updateMemberBadge).toEqual({
      memberBadge: null,
      userErrors: [{ code: 'VALIDATION', path: ['threshold'] }],
    });
  });
});
