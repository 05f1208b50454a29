import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { findRealmFaults } from '../check/findFaults.ts';
import { finishedRun } from './finishedRun.ts';
import { startTestGateway } from './startTestGateway.ts';

export interface SentFile {
  choices?: Record<string, boolean>;
  branch?: string;
  action?: string;
  token?: string;
  skipBad?: boolean;
  sheet?: string;
}

export type ImportTests = Awaited<ReturnType<typeof startImportTests>>;

/** Starts a shop that files are imported into, and whose imports are reverted. */
export async function startImportTests() {
  const gateway = await startTestGateway();
  const owner = await gateway.signIn('owner');
  let users = 0;

  const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await gateway.database.withRealm(gateway.realm.id, (client) => client.query<Row>(text, values))).rows;

  async function send(
    resource: string,
    file: string | Uint8Array<ArrayBuffer>,
    { choices = {}, branch, action, token = owner, skipBad, sheet }: SentFile = {},
  ) {
    const form = new FormData();
    form.append('image', new Blob([file]), 'old-shop.csv');
    form.append('action', action ?? 'import');
    form.append('choices', JSON.stringify(choices));
    if (branch) form.append('branch_id', branch);
    if (skipBad) form.append('skip_bad', 'true');
    if (sheet !== undefined) form.append('sheet', sheet);
    const body = new Response(form);
    const response = await gateway.app.inject({
      method: 'POST',
      url: `/v3.0/${resource}/import`,
      payload: Buffer.from(await body.arrayBuffer()),
      headers: { authorization: `Bearer ${token}`, 'content-type': body.headers.get('content-type') ?? '' },
    });
    return { status: response.statusCode, body: response.json(), payload: response.json().payload };
  }

  async function takeBack(setId: string, token = owner, change_id?: string) {
    const headers = { 'idempotency-key': randomUUID() };
    const path = `/change-sets/${setId}/revert`;
    const { body } = await gateway.send('POST', path, { token, body: { change_id }, headers });
    return body.payload ? finishedRun(gateway, body.payload, token) : body;
  }

  return {
    gateway,
    owner,
    rows,
    send,
    takeBack,

    /** Imports the same file twice: returns the result, and checks that the second time changes nothing. */
    async sendTwice(resource: string, file: string | Uint8Array<ArrayBuffer>, sent: SentFile = {}) {
      const tried = await send(resource, file, { ...sent, action: 'test' });
      const first = await send(resource, file, sent);
      expect([first.status, first.body.message]).toEqual([200, undefined]);
      const { inserted, updated, same } = first.payload;
      expect(tried.payload).toMatchObject({ inserted, updated, same });
      const again = await send(resource, file, sent);
      expect(again.payload).toMatchObject({ inserted: 0, updated: 0, same: inserted + updated + same, bad: 0 });
      return first.payload;
    },

    lastImport: async () =>
      (
        await rows<{ set_id: string }>(
          "select set_id from changes where record = 'file_imports' order by id desc limit 1",
        )
      )[0]?.set_id ?? '',

    /** Returns the last change set that reverted this one. */
    revertOf: async (setId: string) =>
      (
        await rows<{ id: string }>('select id from change_sets where reverts_id = $1 order by time desc limit 1', [
          setId,
        ])
      )[0]?.id ?? '',

    count: async (table: string) => (await rows<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n,

    product: async (code: string) =>
      (
        await rows<{ id: string; name: string; category: string; sub: string | null; skip_stock: boolean }>(
          `select p.id, p.name, p.skip_stock, c.name as category, s.name as sub from products p
            left join product_categories c on c.id = p.category_id
            left join product_sub_categories s on s.id = p.sub_category_id where p.code = $1`,
          [code],
        )
      )[0],

    member: async (phone: string) =>
      (
        await rows<Record<string, unknown>>(
          `select m.*, t.name as tier, b.name as branch from members m left join member_tiers t on t.id = m.tier_id
            left join merchant_branches b on b.id = m.branch_id where m.phone like $1 || '|%'`,
          [phone],
        )
      )[0],

    faults: () => findRealmFaults(gateway.database, gateway.realm.id, 'shop'),

    async userWith(pages: readonly string[]): Promise<string> {
      users += 1;
      const authorizes = pages.map((object_code) => ({ object_code, action_codes: ['Read', 'Write'] }));
      const name = `mover${users}`;
      await rows('insert into merchant_roles (name, authorizes) values ($1, $2)', [name, JSON.stringify(authorizes)]);
      await rows(
        `insert into merchant_users (username, password_hash, firstname, lastname, phone, role_id)
          select $1, u.password_hash, 'M', 'V', '020000000', r.id from merchant_users u, merchant_roles r
          where u.username = 'owner' and r.name = $1`,
        [name],
      );
      return gateway.signIn(name);
    },
  };
}
