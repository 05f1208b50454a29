import { expect } from 'vitest';
import type { ConformanceShop, Lines } from './ConformanceShop.ts';

const signIn = (shop: ConformanceShop, username: string, password = shop.password) =>
  shop.send('POST', 'oauth/signin', {
    token: shop.tokens.client,
    body: { locale: 'th-TH', type: 'merchant-user', ...shop.client, username: `${username}@taem`, password },
  });

const askOtp = (shop: ConformanceShop, username: string) =>
  shop.payload('POST', 'onboard/merchant-user/password/otp', {
    token: shop.tokens.client,
    body: { username: `${username}@taem` },
  });

/** Returns the code from the mail. */
async function readCode({ database }: ConformanceShop): Promise<string> {
  const answer = await database.system((client) =>
    client.query<{ content: string }>(
      "select content::text from outbox_messages where channel = 'email' order by id desc limit 1",
    ),
  );
  return /\b\d{6}\b/.exec(answer.rows[0]?.content ?? '')?.[0] ?? '';
}

const verify = (shop: ConformanceShop, username: string, ref_code: string, otp_code: string) =>
  shop.send('POST', 'security/otp/verify', {
    token: shop.tokens.client,
    body: { username: `${username}@taem`, ref_code, otp_code },
  });

/** CALL: signing in, passwords, the signed-in user. */
export const accountLines: Lines = {
  'CALL-01': {
    asserts: 'oauth/signin as client gives a client token',
    async check(shop) {
      const body = { locale: 'th-TH', type: 'client', ...shop.client };
      const { access_token } = await shop.payload('POST', 'oauth/signin', { token: null, body });
      expect((await shop.send('GET', 'products', { token: access_token })).status).toBe(401);
    },
  },
  'CALL-02': {
    asserts: 'oauth/signin as merchant user gives access and refresh token',
    async check(shop) {
      const { body } = await signIn(shop, 'cashier');
      expect(body.payload).toMatchObject({ access_token: expect.any(String), refresh_token: expect.any(String) });
      expect((await signIn(shop, 'cashier', 'wrong')).status).toBe(422);
    },
  },
  'CALL-03': {
    asserts: 'merchants/home',
    async check(shop) {
      const home = await shop.payload('GET', 'merchants/home');
      const keys = [
        'authorizes',
        'branch_profile',
        'branches',
        'merchant_profile',
        'now',
        'realm_profile',
        'user_profile',
      ];
      expect(Object.keys(home).sort()).toEqual(keys);
    },
  },
  'CALL-04': {
    asserts: 'merchant-setting/self',
    async check(shop) {
      const { merchant_config } = await shop.payload('GET', 'merchant-setting/self');
      for (const name of [
        'earn_cash',
        'earn_point',
        'reward_item_id',
        'reward_instance_id',
        'redeem_cash',
        'redeem_point',
        'currency_code',
      ]) {
        expect(merchant_config.configuration).toHaveProperty(name);
      }
      expect(merchant_config.authorize_code).toEqual({ adjust: true, void: true });
    },
  },
  'CALL-05': {
    asserts: 'merchant-roles/{role_id}: the name of the role',
    async check(shop) {
      const { user_profile } = await shop.payload('GET', 'merchants/home');
      const { role } = await shop.payload('GET', `merchant-roles/${user_profile.role_id}`);
      expect(role.name).toBe('Administrator');
    },
  },
  'CALL-06': {
    asserts: 'oauth/signout ends the session',
    async check(shop) {
      const token = (await signIn(shop, 'cashier')).body.payload.access_token;
      await shop.payload('POST', 'oauth/signout', { token });
      expect((await shop.send('GET', 'merchants/home', { token })).status).toBe(401);
    },
  },
  'CALL-07': {
    asserts: 'PATCH merchant-setting/self changes rates and codes over __v',
    async check(shop) {
      const { merchant_config } = await shop.payload('GET', 'merchant-setting/self');
      const { earn_cash, earn_point, redeem_point, redeem_cash } = merchant_config.configuration;
      const rates = { earn_cash, earn_point, redeem_point, redeem_cash };
      const body = { authorize_code: { adjust: '2222', void: '1111' }, configuration: rates, __v: merchant_config.__v };
      const changed = await shop.payload('PATCH', 'merchant-setting/self', { body });
      expect(changed.merchant_config.__v).toBe(merchant_config.__v + 1);
      expect((await shop.send('PATCH', 'merchant-setting/self', { body })).body.code).toBe('123');
    },
  },
  'CALL-08': {
    asserts: 'onboard/merchant-user/password/otp gives the masked target and ref_code',
    async check(shop) {
      const { target, ref_code } = await askOtp(shop, 'analyst');
      expect(target).toMatch(/\*.*@/);
      expect(ref_code).toMatch(/^\w+$/);
    },
  },
  'CALL-09': {
    asserts: 'security/otp/verify',
    async check(shop) {
      const { ref_code } = await askOtp(shop, 'analyst');
      const code = await readCode(shop);
      expect((await verify(shop, 'analyst', ref_code, code === '000000' ? '000001' : '000000')).body.code).toBe(
        'WRONG_OTP',
      );
      expect((await verify(shop, 'analyst', ref_code, code)).status).toBe(200);
    },
  },
  'CALL-10': {
    asserts: 'onboard/merchant-user/password sets the password after the code was verified',
    async check(shop) {
      const { ref_code } = await askOtp(shop, 'manager');
      const body = { username: 'manager@taem', password: 'taem-demo-2', secret: ref_code };
      const request = { token: shop.tokens.client, body };
      expect((await shop.send('POST', 'onboard/merchant-user/password', request)).body.code).toBe('OTP_NOT_VERIFIED');
      await verify(shop, 'manager', ref_code, await readCode(shop));
      await shop.payload('POST', 'onboard/merchant-user/password', request);
      expect((await signIn(shop, 'manager', 'taem-demo-2')).status).toBe(200);
    },
  },
  'CALL-38': {
    asserts: "PATCH merchant-users/{id}/password sets a user's password",
    async check(shop) {
      const { merchant_users } = await shop.payload('GET', 'merchant-users', {
        query: { filter: { username: 'analyst' } },
      });
      const path = `merchant-users/${merchant_users[0].id}/password`;
      await shop.payload('PATCH', path, { body: { password: 'taem-demo-3' } });
      expect((await signIn(shop, 'analyst', 'taem-demo-3')).status).toBe(200);
    },
  },
  'CALL-39': {
    asserts: 'GET merchant-users/{id}; a failure is no 2xx',
    async check(shop) {
      const { merchant_user } = await shop.payload('GET', `merchant-users/${shop.userId}`);
      expect(merchant_user).toMatchObject({ id: shop.userId, username: 'owner' });
      expect((await shop.send('GET', `merchant-users/${shop.realmId}`)).status).toBe(404);
    },
  },
  'CALL-40': {
    asserts: 'list merchant-users, get one merchant-branches',
    async check(shop) {
      const { merchant_users } = await shop.payload('GET', 'merchant-users', { query: { limit: 20, skip: 0 } });
      expect(merchant_users.total[0].count).toBe(merchant_users.result.length);
      expect((await shop.payload('GET', `merchant-branches/${shop.branchId}`)).branch.id).toBe(shop.branchId);
    },
  },
};
