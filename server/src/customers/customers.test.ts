import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { ids } from '../testing/demoRows.ts';
import { ok, refusal } from '../testing/fakeGateway.ts';
import { fakeId } from '../testing/fakeId.ts';
import { startWriteServer } from '../testing/startWriteServer.ts';

/** Fields that the documented calls send along with a record. */
const SCOPE = { locale: 'th-TH', realm_id: ids.realm };
const MEMBER = 'member { id code } userErrors { code path }';

describe('customers', () => {
  const server = openForTests(startWriteServer);

  beforeEach(() => server.answerWith(undefined));

  it('CUST-48 gives an address with its names in the one call of the page', async () => {
    const calls = await server.callsOf(async () => {
      const { data } = await server.ask(
        `{ members(perPage: 40, sort: { field: TOTAL_REVENUE, direction: DESC }) { items {
          occupation { id name } province { name } district { name } subDistrict { id name } postcode { code }
          badges { name } tier { name }
        } } }`,
      );
      expect(data.members.items).toHaveLength(40);
      expect(data.members.items[0]).toEqual({
        occupation: { id: fakeId('occupation', 0), name: 'พ่อครัว' },
        province: { name: 'กรุงเทพมหานคร' },
        district: { name: 'บางรัก' },
        subDistrict: { id: fakeId('sub-district', 0), name: 'สีลม' },
        postcode: { code: '10500' },
        badges: [{ name: 'Big Spender' }],
        tier: { name: 'Gold' },
      });
    });
    expect(calls).toEqual(['GET /members']);
    expect(server.gateway.calls.at(-1)?.query.get('sort')).toBe('{"accum.payment.total_revenue":-1}');
  });

  it('makes one call for each kind of record of which more is selected, however many members', async () => {
    const calls = await server.callsOf(() =>
      server.ask(
        '{ members(perPage: 40) { items { branch { name } occupation { code } district { province { name } } badges { threshold } socials { social { code } } } } }',
      ),
    );
    expect(calls.sort()).toEqual([
      'GET /districts',
      'GET /member-badges',
      'GET /members',
      'GET /merchant-branches',
      'GET /occupations',
      'GET /provinces',
      'GET /socials',
    ]);
  });

  it('CUST-55..58 gives the whole of a member', async () => {
    const { data, errors } = await server.ask(
      `{ member(id: "${ids.member}") {
        firstnameTh lineId nationality maritalStatus educations { facts { name value } } works { facts { name } }
        socials { socialId social { name } account } interests { hobbies fashionBrands books }
        merchantRemark answers { questionId value } recommendedBy inviteCodes status branchId version
      } }`,
    );
    expect(errors).toBeUndefined();
    expect(data.member).toEqual({
      firstnameTh: 'สมชาย',
      lineId: '@somchai',
      nationality: 'Thai',
      maritalStatus: 'single',
      educations: [
        {
          facts: [
            { name: 'school', value: 'Chula' },
            { name: 'degree', value: null },
          ],
        },
      ],
      works: [],
      socials: [
        { socialId: fakeId('social', 0), social: { name: 'LINE' }, account: 'somchai' },
        { socialId: 'elsewhere', social: null, account: null },
      ],
      interests: { hobbies: ['Muay Thai'], fashionBrands: ['Jim Thompson'], books: [] },
      merchantRemark: null,
      answers: [{ questionId: 'household_size', value: '3' }],
      recommendedBy: 'Walk-in',
      inviteCodes: [],
      status: 'ACTIVE',
      branchId: ids.branch,
      version: 5,
    });
  });

  it('CUST-69 requests the favourites of a member only when they are selected', async () => {
    const { data } = await server.ask(
      `{ member(id: "${ids.member}") { lifetime { totalQuantity durationSeconds topFrequentCategory { name frequent price } lastExpenseCategory { name } } } }`,
    );
    expect(data.member).toEqual({
      lifetime: {
        totalQuantity: 30,
        durationSeconds: 86_400,
        topFrequentCategory: { name: 'Drinks', frequent: 9, price: null },
        lastExpenseCategory: null,
      },
    });
    expect(server.gateway.calls.at(-1)?.query.get('projection')?.split(',')).toEqual([
      'id',
      'lifetime_value.duration',
      'lifetime_value.last_expense_category',
      'lifetime_value.top_frequent_category',
      'lifetime_value.total_qty',
    ]);
  });

  it('CALL-28 registers a member in the names of the wire', async () => {
    server.answerWith(ok({ id: ids.member, code: 'M1' }));
    const { data } = await server.ask(
      `mutation Register($input: CreateMemberInput!) { createMember(input: $input) { ${MEMBER} } }`,
      {
        input: {
          firstname: 'สมชาย',
          lastname: 'ใจดี',
          firstnameEn: 'Somchai',
          phone: '+66812345678',
          gender: 'MALE',
          subDistrictId: 's1',
          educations: [{ facts: [{ name: 'school', value: 'Chula' }, { name: 'degree' }] }],
          socials: [{ socialId: 'n1', account: 'somchai' }],
          interests: { fashionBrands: ['Jim Thompson'] },
          branchId: ids.branch,
        },
      },
    );
    expect(data.createMember).toEqual({ member: { id: ids.member, code: 'M1' }, userErrors: [] });
    expect(server.written).toMatchObject([{ method: 'POST', path: '/members' }]);
    expect(server.written[0]?.body).toEqual({
      firstname: 'สมชาย',
      lastname: 'ใจดี',
      firstname_en: 'Somchai',
      phone: '0812345678|TH|+66',
      gender: 'Male',
      sub_district_id: 's1',
      educations: [{ school: 'Chula', degree: null }],
      socials: [{ id: 'n1', account: 'somchai' }],
      interests: { fashion_brands: ['Jim Thompson'] },
      branch_id: ids.branch,
      i18n: {},
      ...SCOPE,
    });
  });

  it('DATA-12 a token that does not name its merchant costs a call that does', async () => {
    server.answerWith(ok({ id: ids.member, code: 'M1' }));
    const calls = await server.callsOf(() =>
      server.ask(
        `mutation { createMember(input: { firstname: "a", lastname: "b" }) { ${MEMBER} } }`,
        {},
        { authorization: 'Bearer opaque' },
      ),
    );
    expect(calls).toEqual(['GET /merchants/home', 'POST /members']);
    expect(server.written[0]?.body).toMatchObject(SCOPE);
  });

  it('D25 passes a key on as the header, never sends the write again by itself, and reports a refused key at the key', async () => {
    const CREATE = `mutation { createMember(input: { firstname: "a", lastname: "b", idempotencyKey: "key-0001" }) { ${MEMBER} } }`;
    server.answerWith('reset');
    expect((await server.ask(CREATE)).errors?.[0]?.extensions.code).toBe('UPSTREAM_UNAVAILABLE');
    expect(server.written.map(({ headers }) => headers['idempotency-key'])).toEqual(['key-0001']);
    expect(server.written[0]?.body).not.toHaveProperty('idempotency_key');
    for (const [answer, code] of [
      [refusal(409, 'IDEMPOTENCY_CONFLICT', 'Used.'), 'IDEMPOTENCY_CONFLICT'],
      [refusal(400, 'VALIDATION', [{ path: 'Idempotency-Key', message: 'must have' }]), 'VALIDATION'],
    ] as const) {
      server.answerWith(answer);
      const { data } = await server.ask(CREATE);
      expect(data.createMember).toEqual({ member: null, userErrors: [{ code, path: ['idempotencyKey'] }] });
    }
  });

  it.each([
    ['E07001', 'ALREADY_MEMBER'],
    ['E02001', 'WRONG_PHONE'],
  ])('CUST-45 reports %s as %s at the phone', async (wgCode, code) => {
    server.answerWith(refusal(422, wgCode, [{ path: 'phone', message: 'No.' }], { wgCode }));
    const { data } = await server.ask(
      `mutation { createMember(input: { firstname: "a", lastname: "b" }) { ${MEMBER} } }`,
    );
    expect(data.createMember).toEqual({ member: null, userErrors: [{ code, path: ['phone'] }] });
  });

  it('asks for the member again when the answer to a change lacks what is selected', async () => {
    server.answerWith(ok({ id: ids.member, lifetime_value: { total_revenue: 1 } }));
    const calls = await server.callsOf(async () => {
      const { data } = await server.ask(
        `mutation { updateMember(input: { id: "${ids.member}", version: 5, nickname: null, tags: ["vip"] }) { member { lifetime { topFrequentCategory { name } } } userErrors { code } } }`,
      );
      expect(data.updateMember.member).toEqual({ lifetime: { topFrequentCategory: { name: 'Drinks' } } });
    });
    expect(calls).toEqual([`PATCH /members/${ids.member}`, `GET /members/${ids.member}`]);
    expect(server.written[0]?.body).toEqual({ id: ids.member, nickname: null, tags: ['vip'], ...SCOPE, __v: 5 });
  });

  it('CALL-35 passes portraits on, CALL-32 a file of members', async () => {
    server.answerWith(ok({ id: ids.member, code: 'M1' }));
    const portrait = new Blob(['portrait'], { type: 'image/jpeg' });
    const input = { id: ids.member, version: 5 };
    await server.upload(
      `mutation Picture($input: UploadMemberImageInput!) { uploadMemberImage(input: $input) { ${MEMBER} } }`,
      input,
      portrait,
      'image',
    );
    await server.upload(
      'mutation Picture($input: UploadPotentialImageInput!) { uploadPotentialImage(input: $input) { userErrors { code } } }',
      input,
      portrait,
      'image',
    );
    expect(server.written).toMatchObject([
      { method: 'PATCH', path: `/members/${ids.member}`, body: { action: 'upload_image', __v: '5' } },
      { method: 'PATCH', path: `/potentials/${ids.member}`, body: { action: 'upload_image', __v: '5' } },
    ]);
    server.answerWith(ok({ inserted: 2, updated: 0 }));
    const { data } = await server.upload(
      'mutation Import($input: ImportMembersInput!) { importMembers(input: $input) { imported { inserted updated } userErrors { path } } }',
      { branchId: ids.branch },
      new Blob(['firstname\n'], { type: 'text/csv' }),
      'file',
    );
    expect(data.importMembers).toEqual({ imported: { inserted: 2, updated: 0 }, userErrors: [] });
    expect(server.written).toMatchObject([
      {
        method: 'POST',
        path: '/members/import',
        body: { action: 'import', realm_id: ids.realm, branch_id: ids.branch },
      },
    ]);
  });

  it('CUST-11 gives potentials, latest activity first, as many a page as requested', async () => {
    const { data } = await server.ask(
      `{ potentials(perPage: 100, filter: { branchId: "${ids.branch}" }) { total items { firstname phone subDistrict { name } lastActivityTime } } potential(id: "${fakeId('potential', 1)}") { firstname } }`,
    );
    expect(data).toMatchObject({
      potentials: { total: 2, items: [{ firstname: 'Malee 0', subDistrict: { name: 'สีลม' } }, {}] },
      potential: { firstname: 'Malee 1' },
    });
    const page = server.gateway.calls.findLast(({ path }) => path === '/potentials');
    expect(Object.fromEntries(page?.query ?? [])).toMatchObject({
      limit: '100',
      sort: '{"last_activity_time":-1}',
      branch_id: ids.branch,
    });
  });

  it('OP-47 writes the sub-district of a potential by its other name, and reports it by the input’s', async () => {
    server.answerWith(ok({ id: fakeId('potential', 0), firstname: 'Malee' }));
    const CREATE = `mutation { createPotential(input: { firstname: "Malee", lastname: "Dee", subDistrictId: "s1" }) { potential { firstname } userErrors { code path } } }`;
    expect((await server.ask(CREATE)).data.createPotential).toEqual({
      potential: { firstname: 'Malee' },
      userErrors: [],
    });
    await server.ask(
      `mutation { updatePotential(input: { id: "p1", version: 1, subDistrictId: null }) { potential { firstname } } }`,
    );
    expect(server.written.map(({ path, body }) => [path, body])).toEqual([
      ['/potentials', { firstname: 'Malee', lastname: 'Dee', subdistrict_id: 's1', i18n: {}, ...SCOPE }],
      ['/potentials/p1', { id: 'p1', subdistrict_id: null, ...SCOPE, __v: 1 }],
    ]);
    server.answerWith(refusal(400, 'VALIDATION', [{ path: 'subdistrict_id', message: 'must be an id' }]));
    expect((await server.ask(CREATE)).data.createPotential.userErrors).toEqual([
      { code: 'VALIDATION', path: ['subDistrictId'] },
    ]);
  });
});
