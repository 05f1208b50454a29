import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await gateway.database.withRealm(gateway.realm.id, (client) => client.query<Row>(text, values))).rows;
const idOf = async (text: string, values: unknown[]) =>
  (await rows<{ id: string }>(`${text} returning id`, values))[0]?.id ?? '';

let count = 0;
const right = (objectCode: string) => ({ object_code: objectCode, action_codes: ['Read', 'Write'] });
/** Signs in a user who may register, change, merge and erase members in all branches. */
async function openClerk() {
  count += 1;
  const authorizes = [PAGE.customerInsight, PAGE.subscribe, PAGE.payment].map(right);
  const role = await idOf('insert into merchant_roles (name, authorizes) values ($1, $2)', [
    `Clerk ${count}`,
    JSON.stringify(authorizes),
  ]);
  const text = `insert into merchant_users (username, password_hash, firstname, lastname, role_id) values ($1, '', 'A', 'B', $2)`;
  const user = await idOf(text, [`clerk-${count}`, role]);
  const session = await idOf("insert into sessions (user_id, expires_at) values ($1, now() + interval '1 hour')", [
    user,
  ]);
  const token = await gateway.context.tokens.sign({ kind: 'user', realmId: gateway.realm.id, sessionId: session });
  return { token, role, user, session };
}
type Clerk = Awaited<ReturnType<typeof openClerk>>;

const member = () =>
  idOf('insert into members (code, firstname, lastname, phone, branch_id, points) values ($1, $2, $3, $4, $5, 0)', [
    `M-${++count}`,
    'Nid',
    'Dee',
    `08${10_000_000 + count}|TH|+66`,
    gateway.realm.ids.ari,
  ]);

/** Each waits until the lock on the shop's points, or on its members, is released. */
const WRITES: [what: string, ask: () => Promise<{ path: string; body: object }>][] = [
  ['an erasure', async () => ({ path: `/members/${await member()}/erasure`, body: { __v: 0 } })],
  [
    'a merge',
    async () => ({
      path: `/members/${await member()}/merge`,
      body: { merge_id: await member(), __v: 0, merge_version: 0 },
    }),
  ],
  [
    'a registration',
    async () => ({
      path: '/members',
      body: {
        ...{ firstname: 'New', lastname: 'Dee', gender: 'Female', phone: `08${30_000_000 + ++count}` },
        branch_id: gateway.realm.ids.ari,
      },
    }),
  ],
];

const TAKEN: [what: string, take: (clerk: Clerk) => Promise<unknown>, status: number, code: string][] = [
  [
    'signed out',
    ({ session }) => rows('update sessions set ended_at = now() where id = $1', [session]),
    401,
    'UNAUTHORIZED',
  ],
  [
    'disabled',
    ({ user }) => rows("update merchant_users set status = 'Inactive' where id = $1", [user]),
    401,
    'UNAUTHORIZED',
  ],
  [
    'left without a right',
    ({ role }) => rows("update merchant_roles set authorizes = '[]' where id = $1", [role]),
    400,
    'PERMISSION',
  ],
  [
    'kept to one branch',
    ({ user }) => rows('update merchant_users set branch_ids = $2 where id = $1', [user, [gateway.realm.ids.ari]]),
    400,
    'PERMISSION',
  ],
];

/** Returns a hash of every column of every member. */
const people = () => rows("select md5(string_agg(m::text, '|' order by m.id)) from members m");

test.each(WRITES.flatMap(([what, ask]) => TAKEN.map(([taken, ...rest]) => [what, taken, ask, ...rest] as const)))(
  'PERM-04 %s that waits while its user is %s is refused as soon as it may go on, and leaves nothing',
  async (_what, _taken, ask, take, status, code) => {
    const clerk = await openClerk();
    const { path, body } = await ask();
    const before = await people();
    const holder = await gateway.database.openConnection();
    await holder.query('begin; lock table point_entries, members in share mode');
    const answer = gateway.send('POST', path, { token: clerk.token, body });
    const waiting = () =>
      holder
        .query(
          "select 1 from pg_locks where not granted and relation in ('point_entries'::regclass, 'members'::regclass)",
        )
        .then(({ rowCount }) => rowCount);
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1);
    await take(clerk);
    await holder.query('commit');
    await holder.end();
    expect((await answer).body).toMatchObject({ status, code });
    expect(await people()).toEqual(before);
    const other = await openClerk();
    expect((await gateway.send('POST', path, { token: other.token, body })).status).toBeLessThan(300);
  },
);
