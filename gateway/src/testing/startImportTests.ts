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

/** A shop that files are sent to, and taken back from. */
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

    /** The same file twice: what came of it, and that it then changes nothing. */
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

    /** The last set of changes that took this one back. */
    revertOf: async (setId: string) =>
      (
        await rows<{ id: string }>('select id from change_sets where reverts_id = $1 order by time desc limit 1', [
          setId,
        ])
      )[0]?.id ?? '',

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
