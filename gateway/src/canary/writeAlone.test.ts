import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { beforeAll, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let member: string;
let other: string;
let potential: string;

/** Values that nothing else contains. */
const SECRETS = ['Qzgiven', 'Qzfamily', '677700011', 'qzmail@canary.example', '1937-07-19', 'Qzaddress'];
const person = {
  ...{ firstname: 'Qzgiven', lastname: 'Qzfamily', phone: '0677700011', email: 'qzmail@canary.example' },
  ...{ birthdate: '1937-07-19', address: 'Qzaddress 9', gender: 'Female' },
};

beforeAll(async () => {
  const token = await gateway.signIn('owner');
  const { ari } = gateway.realm.ids;
  const add = async (path: string, more: object = {}) => {
    const { body } = await gateway.send('POST', path, { token, body: { ...person, branch_id: ari, ...more } });
    return String(body.data.id);
  };
  member = await add('/members');
  other = await add('/members', { firstname: 'Other', lastname: 'Person', phone: '0677700012', email: null });
  potential = await add('/potentials', { phone: '0677700011' });
  await openUser('writes', [[PAGE.customerInsight, 'Write']]);
  await openUser('sells', [
    [PAGE.customerInsight, 'Write'],
    [PAGE.payment, 'Read'],
  ]);
});

async function openUser(name: string, rights: [page: string, action: string][]): Promise<void> {
  const authorizes = rights.map(([object_code, action]) => ({ object_code, action_codes: [action] }));
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(
      `with role as (insert into merchant_roles (name, authorizes) values ($1, $2) returning id)
        insert into merchant_users (username, password_hash, firstname, lastname, role_id)
        select $1, u.password_hash, 'Cal', 'Ler', role.id from role, merchant_users u where u.username = 'owner'`,
      [name, JSON.stringify(authorizes)],
    ),
  );
}

const ofMember = (): [method: 'GET' | 'POST' | 'PATCH', path: string, body?: object][] => [
  ['GET', `/members/${member}`],
  ['PATCH', `/members/${member}`, { __v: 0, recommended_by: 'Walk-in' }],
  ['GET', `/members/${member}/merge?merge_id=${other}`],
  ['GET', `/members/${member}/data`],
  ['GET', `/members/${member}/erasure`],
];
const ofPotential = (): [method: 'GET' | 'POST' | 'PATCH', path: string, body?: object][] => [
  ['GET', `/potentials/${potential}`],
  ['PATCH', `/potentials/${potential}`, { __v: 0, recommended_by: 'Walk-in' }],
  ['GET', `/potentials/${potential}/data`],
  ['GET', `/potentials/${potential}/erasure`],
];

test('PERM-17, S12 the right to write customers alone reveals nothing about them, nor does that to read others', async () => {
  const leaked: string[] = [];
  const ask = async (user: string, calls: ReturnType<typeof ofMember>) => {
    const token = await gateway.signIn(user);
    for (const [method, path, body] of calls) {
      const answer = await gateway.send(method, path, { token, ...(body && { body: { ...body } }) });
      const text = JSON.stringify(answer.body);
      const seen = SECRETS.filter((secret) => text.includes(secret));
      if (seen.length > 0) leaked.push(`${user}: ${method} ${path.replace(/[-0-9a-f]{36}/g, ':id')} tells ${seen}`);
    }
  };
  await ask('writes', [...ofMember(), ...ofPotential()]);
  // This user may read members, but no potentials.
  await ask('sells', ofPotential());
  expect(leaked).toEqual([]);
  const [row] = (
    await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query('select version from members where id = $1', [member]),
    )
  ).rows;
  // Their changes were written nevertheless.
  expect(row.version).toBe(1);
});
