import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeAll, expect, it } from 'vitest';
import { createSchema } from './schema.ts';
import { everyQuery } from './testing/everything.ts';
import { FIRST_OF, queryArguments } from './testing/queryArguments.ts';
import { startTestStack } from './testing/stack/startTestStack.ts';

const stack = openForTests(startTestStack);
let ids: Readonly<Record<string, string>>;

beforeAll(async () => {
  const owner = await stack.as('owner');
  const first = async (query: string): Promise<string> =>
    Object.values<{ id: string }[]>((await owner.ask(query)).data)[0]?.[0]?.id ?? '';
  const province = await first('{ provinces { id } }');
  const district = await first(`{ districts(provinceId: "${province}") { id } }`);
  const subDistrict = await first(`{ subDistricts(districtId: "${district}") { id } }`);
  const postcode = await first(`{ postcodes(subDistrictId: "${subDistrict}") { id } }`);
  const lists = await owner.ask(`{ ${Object.entries(FIRST_OF).map(([one, many]) => `${one}: ${many} { id }`)} }`);
  const firsts = Object.fromEntries(Object.keys(FIRST_OF).map((one) => [one, lists.data[one][0].id]));
  const input = {
    idempotencyKey: 'every-query',
    branchId: stack.ids.ari,
    memberId: stack.ids.mali,
    lines: [{ productId: stack.ids.coffee, quantity: 1 }],
    channels: [{ type: 'CASH', amount: 45, receivedAmount: 100 }],
    expectedAmountDue: 45,
  };
  const taxed = `with branches as (update merchant_branches set tax_branch_no = case code when 'A01' then '00000' else '00001' end)
    update merchant_settings set tax_mode = 'INCLUDED', tax_id = '0105536000313', tax_address = '9 Rama IX Road'`;
  await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) => client.query(taxed));
  const { data } = await owner.ask('mutation ($input: PayInput!) { pay(input: $input) { transaction { id } } }', {
    input,
  });
  const buyer = 'buyer: { name: "Buyer", address: "1 Rama I Road", taxId: "0105536000313", branchNo: "00000" }';
  const invoice = `input: { transactionId: "${data.pay.transaction.id}", ${buyer} }`;
  const issued = await owner.ask(
    `mutation { issueTaxInvoice(${invoice}) { taxDocument { id } userErrors { code message } } }`,
  );
  expect(issued.data.issueTaxInvoice.userErrors).toEqual([]);
  const replaced = `input: { id: "${issued.data.issueTaxInvoice.taxDocument.id}", ${buyer.replace('"Buyer"', '"Other"')}, reason: "Wrong Name" }`;
  const again = await owner.ask(`mutation { replaceTaxInvoice(${replaced}) { userErrors { code message } } }`);
  expect(again.data.replaceTaxInvoice.userErrors).toEqual([]);
  const mail = `input: { transactionId: "${data.pay.transaction.id}", email: "buyer@shop.example", language: TH }`;
  const sentPaper = await owner.ask(`mutation { mailPaper(${mail}) { paperMail { id state } userErrors { code } } }`);
  expect(sentPaper.data.mailPaper).toMatchObject({ paperMail: { state: 'WAITING' }, userErrors: [] });
  const toGuest = {
    ...input,
    memberId: null,
    idempotencyKey: 'every-query-guest',
    lines: [{ productId: stack.ids.tea, quantity: 2 }],
  };
  const tender = { channels: [{ type: 'CASH', amount: 241, receivedAmount: 241 }], expectedAmountDue: 241 };
  const guests = await owner.ask(
    'mutation ($input: PayInput!) { pay(input: $input) { transaction { receiptLink { url } } } }',
    {
      input: { ...toGuest, ...tender },
    },
  );
  const claim: string = guests.data.pay.transaction.receiptLink.url.split('/').at(-1);
  const link = await owner.ask('mutation { generateSelfRegisterUrl(input: {}) { selfRegisterUrl { url } } }');
  const token: string = link.data.generateSelfRegisterUrl.selfRegisterUrl.url.split('/').at(-1);
  const view = 'input: { list: "products", name: "Tea", query: "q=tea" }';
  await owner.ask(`mutation { createSavedView(${view}) { savedView { id } } }`);
  const segment = 'input: { of: MEMBERS, name: "Regulars", query: "activeMonths=3" }';
  await owner.ask(`mutation { createSavedSegment(${segment}) { savedSegment { id } } }`);
  const part =
    '{ path: "statistics.totalRevenue", drawing: NUMBER, width: 6, columns: [{ name: "x", formula: "total / 2" }] }';
  const valid = `query($range: DayRangeInput!) { statistics(range: $range) { totalRevenue { totl } } }`;
  const dashboard = `input: { name: "Day", document: "${valid}", variables: "{}", parts: [${part}], roleIds: ["${stack.ids.cashierRole}"] }`;
  const saved = await owner.ask(`mutation { createDashboard(${dashboard}) { dashboard { id } } }`);
  const saidBy = `dashboardId: "${saved.data.createDashboard.dashboard.id}", name: "Mornings", rhythm: DAILY, hour: 8, language: EN, range: YESTERDAY`;
  const alert = 'alert: { path: "statistics.totalRevenue", figure: "total", condition: BELOW, threshold: 100 }';
  const { id: viewer } = (await owner.ask('{ viewer { id } }')).data.viewer;
  const addressed = "update merchant_users set email = 'owner@shop.example' where id = $1";
  await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) => client.query(addressed, [viewer]));
  const mailed = await owner.ask(
    `mutation { createDashboardSchedule(input: { ${saidBy}, ${alert}, recipientIds: ["${viewer}"] }) {
      dashboardSchedule { id dashboardId } userErrors { message } } }`,
  );
  const { id: mailedId, dashboardId } = mailed.data.createDashboardSchedule.dashboardSchedule;
  await owner.ask(
    `mutation { tryDashboardSchedule(input: { id: "${mailedId}", dashboardId: "${dashboardId}" }) { userErrors { message } } }`,
  );
  const imported = await stack.gateway.database.withRealm(stack.gateway.realm.id, (client) =>
    client.query<{ id: string }>(
      "insert into file_imports (record, file_name, file_hash) values ('products', 'goods.csv', '') returning id",
    ),
  );
  const sets = await owner.ask('{ changeSets { items { set { id } } } }');
  const set: string = sets.data.changeSets.items[0].set.id;
  const edit = 'input: { type: "Product", field: "retailPrice", action: { kind: AMOUNT, amount: 1 } }';
  const edited = await owner.ask(`mutation { bulkEdit(${edit}) { changeRun { id } } }`);
  const run: string = edited.data.bulkEdit.changeRun.id;
  const twice = (phone: string) => `mutation { createMember(input: { firstname: "A", lastname: "B", gender: OTHER,
    phone: "${phone}", branchId: "${stack.ids.ari}" }) { member { id version } } }`;
  const [keep, other] = [(await owner.ask(twice('0891110001'))).data, (await owner.ask(twice('0891110002'))).data].map(
    (answer) => answer.createMember.member,
  );
  const merging = `keepId: "${keep.id}", keepVersion: ${keep.version}, mergeId: "${other.id}", mergeVersion: ${other.version}`;
  const merged = await owner.ask(
    `mutation { mergeMembers(input: { ${merging} }) { memberMerge { id } userErrors { message } } }`,
  );
  const parked = crypto.randomUUID();
  const line = `{ itemRef: "1", productId: "${stack.ids.coffee}", name: "Coffee", code: "C-1", quantity: 1, unitPrice: 45 }`;
  const content = `{ lines: [${line}], memberId: "${stack.ids.mali}", guest: null, amountDue: 45 }`;
  const bill = `input: { id: "${parked}", branchId: "${stack.ids.ari}", name: "Table 4", content: ${content} }`;
  const atTill = await owner.ask(`mutation { parkBill(${bill}) { parkedBill { id } userErrors { message } } }`);
  expect(atTill.data.parkBill).toMatchObject({ parkedBill: { id: parked }, userErrors: [] });
  ids = {
    parked,
    merge: merged.data.mergeMembers.memberMerge.id,
    dashboard: saved.data.createDashboard.dashboard.id,
    ...stack.ids,
    ...firsts,
    set,
    import: imported.rows[0]?.id ?? '',
    run,
    token,
    claim,
    postcode,
    province,
    district,
    subDistrict,
    sale: data.pay.transaction.id,
  };
});

const queries = everyQuery(createSchema(), queryArguments);

it.each(queries)('$name gives all that the contract promises, over the real gateway', async ({ query }) => {
  const owner = await stack.as('owner');
  const withIds = query.replace(/"\$(\w+)"/g, (_, name: string) => `"${ids[name]}"`);
  const headers = { authorization: `Bearer ${owner.token}`, 'x-explain': '1' };
  const { data, errors, extensions } = await stack.post({ query: withIds }, headers);
  expect(errors).toBeUndefined();
  // D15
  expect(extensions.cost.actual).toBeLessThanOrEqual(extensions.cost.estimated);
  expect(Object.values(data)[0]).not.toBeNull();
});

it('leaves no query out', () => {
  const all = Object.keys(createSchema().getQueryType()?.getFields() ?? {});
  const covered = new Set(queries.map(({ name }) => name));
  expect(all.filter((name) => !covered.has(name))).toEqual([]);
});
