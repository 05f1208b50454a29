import { setTimeout as pause } from 'node:timers/promises';
import { clientOf, PASSWORD, type TestRealm } from '@taem/gateway/src/testing/fixtures.ts';
import { type EventReader, readEvents } from '@taem/gateway/src/testing/readEvents.ts';
import { createApp } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { operationCaller } from '../operationCaller.ts';

/** The server of a shop, which follows the directory of cells. */
export interface TestShopOfCell extends TestRealm {
  /** Pays, and asks again with its key for as long as the answer says that the outcome is not certain; gives the id of the sale. */
  sell(key: string): Promise<string>;
  /** Its owner signed in once, before anything moved. */
  token: string;
  /** A subscription of the owner. */
  follow(query: string): Promise<EventReader>;
  close(): Promise<void>;
}

export async function openShopOfCell(file: string, realm: TestRealm): Promise<TestShopOfCell> {
  const { client_id, client_secret } = clientOf(realm.code);
  const limits = { RATE_LIMIT_COST: '0', RATE_LIMIT_SENSITIVE: '0', MAX_DELAY_MS: '0' };
  const config = readConfig({ LOG_LEVEL: 'error', CELLS_FILE: file, MERCHANT_SUFFIX: `@${realm.code}`, ...limits });
  const app = await createApp({
    ...config,
    clientId: client_id,
    clientSecret: client_secret,
    webDist: '/nowhere',
    demo: false,
  });
  const { post } = operationCaller(app);
  const signedIn = await post({ query: SIGN_IN, variables: { input: { username: 'owner', password: PASSWORD } } });
  const token: string = signedIn.data?.signIn?.session?.accessToken;
  const headers = { authorization: `Bearer ${token}` };
  return {
    ...realm,
    token,
    async follow(query) {
      const url = await app.listen({ host: '127.0.0.1', port: 0 });
      const accept = { 'content-type': 'application/json', accept: 'text/event-stream' };
      return readEvents(`${url}/graphql/stream`, {
        method: 'POST',
        headers: { ...headers, ...accept },
        body: JSON.stringify({ query }),
      });
    },
    async sell(key) {
      const input = {
        ...{ idempotencyKey: key, branchId: realm.ids.ari, lines: [{ productId: realm.ids.coffee, quantity: 1 }] },
        ...{ channels: [{ type: 'CASH', amount: 45 }], expectedAmountDue: 45, memberId: realm.ids.mali },
      };
      for (;;) {
        const { data, errors } = await post({ query: PAY, variables: { input } }, headers);
        const id = data?.pay?.transaction?.id;
        if (id) return id;
        const code = errors?.[0]?.extensions.code;
        if (code !== 'UPSTREAM_UNAVAILABLE') throw new Error(JSON.stringify(errors ?? data));
        await pause(20);
      }
    },
    close: () => app.close(),
  };
}

const SIGN_IN = `mutation ($input: SignInInput!) { signIn(input: $input) {
  session { accessToken } userErrors { code message } } }`;
const PAY = `mutation ($input: PayInput!) { pay(input: $input) {
  transaction { id branch { id } } userErrors { code message path } } }`;
