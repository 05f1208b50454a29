import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { startWriteServer, type WriteServer } from '../testing/startWriteServer.ts';

describe('accounts', () => {
  const server = openForTests(startWriteServer);

  beforeEach(() => server.answerWith(undefined));

  it('gives users with role and branches: one call for the page and one for all branches', async () => {
    let result: Awaited<ReturnType<WriteServer['ask']>> | undefined;
    const calls = await server.callsOf(async () => {
      result = await server.ask(
        `{ merchantUsers(filter: { status: ACTIVE, roleId: "${ids.role}" }, keyword: "no", sort: { field: ROLE, direction: DESC }) {
          total
          items { username employeeNo phone birthdate lastAccessTime jobUnit role { name } branchIds branches { name } }
        } }`,
      );
    });
    expect(calls).toEqual(['GET /merchant-users', 'GET /merchant-branches']);
    const { query } = server.gateway.calls.at(-2) ?? {};
    expect(Object.fromEntries(query ?? [])).toMatchObject({
      limit: '10',
      keyword: 'no',
      sort: '{"role.name":-1}',
      filter: JSON.stringify({ status: 'Active', role_id: ids.role }),
      projection: 'birthdate,branches,employee_no,id,job_unit,last_access_time,phone,role,username',
    });
    expect(result?.data.merchantUsers.items.slice(0, 2)).toEqual([
      {
        username: 'cashier0',
        employeeNo: '007',
        phone: '+66812345678',
        birthdate: '1990-02-03',
        lastAccessTime: '2026-11-01T03:00:00.000Z',
        jobUnit: null,
        role: { name: 'Cashier' },
        branchIds: [],
        branches: [],
      },
      expect.objectContaining({ branchIds: [ids.branch], branches: [{ name: 'Branch 0' }] }),
    ]);
  });

  it('PERM-17 asks what a change of a role would do, and keeps apart who is not named and no one at all', async () => {
    const impact = { gained: [], lost: [{ object_code: 'Page.Merchant.Payment', action_codes: ['Write'] }], total: 3 };
    server.answerWith(ok({ role_impact: { ...impact, users: null } }));
    const { data, calls } = await server.run(
      `{ roleImpact(id: "${ids.role}", input: { status: ACTIVE, authorizes: [{ objectCode: "Page.Merchant.Payment", actionCodes: [READ] }] }) {
        gained { objectCode } lost { objectCode actionCodes } total users { username } } }`,
    );
    expect(calls.map(({ method, path, body }) => ({ method, path, body }))).toEqual([
      {
        method: 'POST',
        path: `/merchant-roles/${ids.role}/impact`,
        body: {
          status: 'Active',
          authorizes: [{ object_code: 'Page.Merchant.Payment', action_codes: ['Read'] }],
        },
      },
    ]);
    expect(data.roleImpact).toEqual({
      gained: [],
      lost: [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['WRITE'] }],
      total: 3,
      users: null,
    });
  });

  it('PERM-17 a role that is gone has no impact; no one touched is an empty list', async () => {
    const ask = (role: string) => server.run(`{ roleImpact(id: "${role}", input: {}) { total users { username } } }`);
    server.answerWith(refusal(404, 'NOT_FOUND', 'No such role.'));
    expect(await ask('a/b')).toMatchObject({ data: { roleImpact: null }, errors: undefined });
    server.answerWith(ok({ role_impact: { gained: [], lost: [], total: 0, users: [] } }));
    expect((await ask(ids.role)).data).toEqual({ roleImpact: { total: 0, users: [] } });
  });

  it.each([
    [400, 'PERMISSION', 'PERMISSION'],
    [422, 'E99999', 'REFUSED'],
  ])('PERM-17 a refusal with %s of what a role would do is reported', async (status, code, isReported) => {
    server.answerWith(refusal(status, code, 'No.'));
    const answer = await server.run(`{ roleImpact(id: "${ids.role}", input: {}) { total } }`);
    expect(answer).toMatchObject({ data: { roleImpact: null }, errors: [{ extensions: { code: isReported } }] });
  });

  it.each([['reset' as const], [ok(null)], [ok({ role_impact: 'none' })]])(
    'PERM-17 an answer %j that no one can read is no answer',
    async (answered) => {
      server.answerWith(answered);
      const answer = await server.run(`{ roleImpact(id: "${ids.role}", input: {}) { total } }`);
      expect(answer).toMatchObject({
        data: { roleImpact: null },
        errors: [{ extensions: { code: 'UPSTREAM_UNAVAILABLE' } }],
      });
    },
  );

  it('S12 lists security events, by kind and day, latest first: one call, and one for the branches', async () => {
    const { data, calls, names } = await server.run(
      `{ securityEvents(filter: { kind: OFFER_PIN_FAILED, from: "2026-11-01", to: "2026-11-30" }) {
        total items { time kind account subject byUsername address branch { name } } } }`,
    );
    expect(names).toEqual(['GET /security-events', 'GET /merchant-branches']);
    expect(Object.fromEntries(calls[0]?.query ?? [])).toMatchObject({
      filter: '{"kind":"OFFER_PIN_FAILED"}',
      from: '2026-11-01',
      to: '2026-11-30',
      sort: '{"time":-1}',
    });
    expect(data.securityEvents.items).toEqual([
      {
        time: '2026-11-01T03:00:00.000Z',
        kind: 'OFFER_PIN_FAILED',
        account: null,
        subject: 'Offer 0',
        byUsername: 'cashier0',
        address: '203.0.113.7',
        branch: { name: 'Branch 0' },
      },
    ]);
  });

  it.each([
    ['who is no record', 'wrong'],
    ['who is a list', [null]],
    ['without a username', { id: ids.user }],
    ['whose username is none', { id: ids.user, username: ['wrong'] }],
  ])('S12 says no one was signed in only when no one was: a user %s is an error', async (_name, user) => {
    const events = server.gateway.rows['security-events'] ?? [];
    const [event] = events;
    server.gateway.rows['security-events'] = [
      { ...event, user },
      { ...event, id: 'another', user: null },
    ];
    const { data, errors } = await server.ask('{ securityEvents { items { subject byUsername } } }');
    server.gateway.rows['security-events'] = events;
    expect(data.securityEvents.items).toEqual([1, 2].map(() => ({ subject: 'Offer 0', byUsername: null })));
    expect(errors).toMatchObject([
      { path: ['securityEvents', 'items', 0, 'byUsername'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } },
    ]);
  });

  it('S5 hands the device token on, in both directions, and lives without one', async () => {
    const signIn = async (deviceToken: string | null) => {
      const query = `mutation ($input: SignInInput!) { signIn(input: $input) { session { deviceToken } userErrors { code } } }`;
      const { data } = await server.ask(query, { input: { username: 'a', password: 'b', deviceToken } });
      return [server.written.at(-1)?.headers['x-device-token'], data.signIn.session.deviceToken];
    };
    const tokens = { access_token: 'a.1', refresh_token: 'r.1', expires_in: 900 };
    server.answerWith(ok({ ...tokens, device_token: 'd.2' }));
    expect(await signIn('d.1')).toEqual(['d.1', 'd.2']);
    server.answerWith(ok(tokens));
    expect(await signIn(null)).toEqual([undefined, null]);
    // Sends no token that a header cannot contain, or that was never issued.
    for (const device of ['', 'd 1', 'd\r\nx: 1', 'd'.repeat(4_001)])
      expect(await signIn(device)).toEqual([undefined, null]);
  });

  it('gives null for what the reader may not see of a colleague', async () => {
    const [row] = server.gateway.rows['merchant-users'] ?? [];
    const { phone, email, birthdate, last_access_time, ...seen } = row ?? {};
    server.gateway.rows['merchant-users']?.splice(0, 1, seen);
    const { data, errors } = await server.ask(
      `{ merchantUser(id: "${ids.user}") { username phone email birthdate lastAccessTime } }`,
    );
    server.gateway.rows['merchant-users']?.splice(0, 1, { ...seen, phone, email, birthdate, last_access_time });
    expect(errors).toBeUndefined();
    expect(data.merchantUser).toEqual({
      username: 'cashier0',
      phone: null,
      email: null,
      birthdate: null,
      lastAccessTime: null,
    });
  });

  it('gives roles with their rights, and the menus they are given for', async () => {
    const { data } = await server.ask(
      '{ merchantRoles { total items { name description authorizes { objectCode actionCodes } version } } menus { names { en } subMenus { code name names { th en } } } }',
    );
    expect(data).toEqual({
      merchantRoles: {
        total: 1,
        items: [
          {
            name: 'Cashier',
            description: null,
            authorizes: [{ objectCode: 'Page.Merchant.Payment', actionCodes: ['READ', 'WRITE'] }],
            version: 1,
          },
        ],
      },
      menus: [
        {
          names: { en: 'Management' },
          subMenus: [{ code: 'Page.Merchant.Management.User', name: 'ผู้ใช้งาน', names: { th: 'ผู้ใช้งาน', en: 'Users' } }],
        },
      ],
    });
  });

  const USER = 'merchantUser { id username } userErrors { code path }';

  it('MGMT-28 adds a user in the names of the wire', async () => {
    server.answerWith(ok({ id: ids.user, username: 'nok' }));
    const { data } = await server.ask(
      `mutation Add($input: CreateMerchantUserInput!) { createMerchantUser(input: $input) { ${USER} } }`,
      {
        input: {
          username: 'nok',
          employeeNo: '007',
          firstname: 'Nok',
          lastname: 'Dee',
          phone: '0812345678',
          email: 'nok@shop.example',
          birthdate: '1990-02-03',
          status: 'ACTIVE',
          roleId: ids.role,
          branchIds: [ids.branch],
        },
      },
    );
    expect(data.createMerchantUser).toEqual({ merchantUser: { id: ids.user, username: 'nok' }, userErrors: [] });
    expect(server.written).toMatchObject([{ method: 'POST', path: '/merchant-users' }]);
    expect(server.written[0]?.body).toEqual({
      username: 'nok',
      employee_no: '007',
      firstname: 'Nok',
      lastname: 'Dee',
      phone: '0812345678|TH|+66',
      email: 'nok@shop.example',
      birthdate: '1990-02-03',
      status: 'Active',
      role_id: ids.role,
      branches: [ids.branch],
      locale: 'th-TH',
      realm_id: ids.realm,
    });
  });

  it('DATA-13 adds a user with a portrait as one form', async () => {
    server.answerWith(ok({ id: ids.user, username: 'nok' }));
    const portrait = new Blob(['portrait'], { type: 'image/png' });
    const person = { username: 'nok', employeeNo: '007', firstname: 'Nok', lastname: 'Dee', phone: '0812345678' };
    const work = { status: 'ACTIVE', roleId: ids.role, branchIds: [ids.branch] };
    const input = { ...person, email: 'nok@shop.example', ...work };
    const mutation = `mutation Add($input: CreateMerchantUserInput!) { createMerchantUser(input: $input) { ${USER} } }`;
    const { data } = await server.upload(mutation, input, portrait, 'image');
    expect(data.createMerchantUser.userErrors).toEqual([]);
    expect(server.written[0]?.body).toMatchObject({
      action: 'upload_image',
      username: 'nok',
      branches: JSON.stringify([ids.branch]),
      image: expect.any(File),
    });
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'branches', message: 'does not exist' }]));
    const refused = await server.upload(mutation, input, portrait, 'image');
    expect(refused.data.createMerchantUser.userErrors).toEqual([{ code: 'VALIDATION', path: ['branchIds'] }]);
  });

  it('changes, pictures and takes away a user', async () => {
    server.answerWith(ok({ id: ids.user, username: 'nok' }));
    await server.ask(
      `mutation { updateMerchantUser(input: { id: "${ids.user}", version: 2, status: INACTIVE, branchIds: [] }) { ${USER} } }`,
    );
    await server.upload(
      `mutation Picture($input: UploadMerchantUserImageInput!) { uploadMerchantUserImage(input: $input) { ${USER} } }`,
      { id: ids.user, version: 3 },
      new Blob(['portrait'], { type: 'image/png' }),
      'image',
    );
    await server.ask(`mutation { deleteMerchantUser(input: { id: "${ids.user}" }) { deletedId } }`);
    expect(server.written).toMatchObject([
      { method: 'PATCH', path: `/merchant-users/${ids.user}`, body: { status: 'Inactive', branches: [], __v: 2 } },
      { method: 'PATCH', path: `/merchant-users/${ids.user}`, body: { action: 'upload_image', __v: '3' } },
      { method: 'DELETE', path: `/merchant-users/${ids.user}` },
    ]);
  });

  it.each(['OWN_ACCOUNT', 'LAST_ADMINISTRATOR', 'IN_USE'])('reports %s by its own code', async (code) => {
    server.answerWith(refusal(422, code, 'No.'));
    const { data } = await server.ask(
      `mutation { deleteMerchantUser(input: { id: "${ids.user}" }) { deletedId userErrors { code message path } } }`,
    );
    expect(data.deleteMerchantUser).toEqual({ deletedId: null, userErrors: [{ code, message: 'No.', path: [] }] });
  });

  it('PERM-17 adds, changes and takes away a role with its rights, refused rights by their place', async () => {
    server.answerWith(ok({ id: ids.role, name: 'Chef' }));
    const ROLE = 'merchantRole { id name } userErrors { code path }';
    await server.ask(
      `mutation { createMerchantRole(input: { name: "Chef", authorizes: [{ objectCode: "Page.Merchant.Payment", actionCodes: [READ] }] }) { ${ROLE} } }`,
    );
    await server.ask(
      `mutation { updateMerchantRole(input: { id: "${ids.role}", version: 1, description: null, authorizes: [] }) { ${ROLE} } }`,
    );
    await server.ask(`mutation { deleteMerchantRole(input: { id: "${ids.role}" }) { deletedId } }`);
    expect(server.written).toMatchObject([
      {
        method: 'POST',
        path: '/merchant-roles',
        body: { name: 'Chef', authorizes: [{ object_code: 'Page.Merchant.Payment', action_codes: ['Read'] }] },
      },
      { method: 'PATCH', path: `/merchant-roles/${ids.role}`, body: { desc: null, authorizes: [], __v: 1 } },
      { method: 'DELETE', path: `/merchant-roles/${ids.role}` },
    ]);
    server.answerWith(
      refusal(400, 'VALIDATION', [{ path: 'authorizes.0.object_code', message: 'is not a page of this shop' }]),
    );
    const { data } = await server.ask(
      `mutation { createMerchantRole(input: { name: "Chef", authorizes: [{ objectCode: "Page.X", actionCodes: [READ] }] }) { ${ROLE} } }`,
    );
    expect(data.createMerchantRole).toEqual({
      merchantRole: null,
      userErrors: [{ code: 'VALIDATION', path: ['authorizes', '0', 'objectCode'] }],
    });
  });

  it('AUTH-36 changes a password by the id of its user', async () => {
    server.answerWith(ok({ changed: true }));
    const mutation = `mutation { changePassword(input: { userId: "${ids.user}", password: "long enough" }) { changed userErrors { code path } } }`;
    expect((await server.ask(mutation)).data.changePassword).toEqual({ changed: true, userErrors: [] });
    expect(server.written).toMatchObject([
      { method: 'PATCH', path: `/merchant-users/${ids.user}/password`, body: { password: 'long enough' } },
    ]);
    expect(server.written[0]?.body).toEqual({ password: 'long enough' });
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'password', message: 'Need more than 8 characters' }]));
    expect((await server.ask(mutation)).data.changePassword).toEqual({
      changed: false,
      userErrors: [{ code: 'VALIDATION', path: ['password'] }],
    });
  });

  it('ADR 0029 sends the present password along where it was typed, and reports at it that it is wrong', async () => {
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'current_password', message: 'is wrong' }]));
    const { data } = await server.ask(
      `mutation { changePassword(input: { userId: "${ids.user}", password: "long enough", currentPassword: "old" }) { changed userErrors { code path } } }`,
    );
    expect(server.written[0]?.body).toEqual({ password: 'long enough', current_password: 'old' });
    expect(data.changePassword).toEqual({
      changed: false,
      userErrors: [{ code: 'VALIDATION', path: ['currentPassword'] }],
    });
  });
});
