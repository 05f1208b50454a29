import { randomUUID } from 'node:crypto';
import { PAGE, type PageCode, SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { standardRoles } from '../setup/standardRoles.ts';
import { writeSale } from '../testing/randomShop.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';

/** A caller: the rights of their role, and the branches in which they work. */
export interface Caller {
  name: string;
  reads: ReadonlySet<string>;
  isEverywhere: boolean;
}

/** A kind of personal data that occurs nowhere else in the shop, and who may see it. */
export interface Facet {
  name: string;
  /** Its text on the wire, wherever it occurs. */
  texts: readonly string[];
  mayKnow(caller: Caller): boolean;
}

export interface CanaryShop {
  gateway: TestGateway;
  callers: readonly Caller[];
  facets: readonly Facet[];
  /** Ids that can take the place of ids in addresses. */
  ids: readonly string[];
  files: readonly string[];
}

const PEOPLE: readonly PageCode[] = [PAGE.payment, PAGE.customerInsight, PAGE.paymentHistory];
const anyOf = (pages: readonly string[]) => (caller: Caller) => pages.some((page) => caller.reads.has(page));

/** Opens the test shop with a member, a potential and a colleague whose data occurs nowhere else. */
export async function openCanaryShop(): Promise<CanaryShop> {
  const gateway = await startTestGateway();
  const { realm, database } = gateway;
  const portraits = ['a', 'b'].map((sign) => `/files/people/${realm.id}/${sign.repeat(32)}.webp`);
  const slip = `/files/slips/${realm.id}/${'c'.repeat(32)}.webp`;
  const created = await database.withRealm(realm.id, (client) => addCanaries(client, realm.ids, portraits, slip));
  for (const key of portraits) await gateway.context.files.put(key.replace('/files/', ''), Buffer.from('Qzportrait'));
  await gateway.context.files.put(slip.replace('/files/', ''), Buffer.from('Qzslip'));
  await writeOver(gateway, created[0] ?? '');
  const callers = await addCallers(gateway);
  const isCustomerReader = anyOf([PAGE.customerInsight]);
  const isPersonalReader = anyOf(PEOPLE);
  const facets: Facet[] = [
    {
      name: 'name of a member',
      texts: ['Qzgivenname', 'Qzfamilyname', 'Qznick', 'Qzthai'],
      mayKnow: anyOf(SALE_READERS),
    },
    { name: 'picture of a member', texts: ['a'.repeat(32)], mayKnow: anyOf(SALE_READERS) },
    { name: 'phone of a member', texts: ['677700001'], mayKnow: isPersonalReader },
    { name: 'mail of a member', texts: ['qzmail@canary.example'], mayKnow: isPersonalReader },
    { name: 'birthday of a member', texts: ['1937-07-19'], mayKnow: isPersonalReader },
    {
      name: 'what a member told',
      texts: ['Qzaddress', 'Qzline', 'Qzinsta', 'Qzremark', 'Qzsocial', 'Qzschool', 'Qzwork', 'Qzinterest', 'Qztaxid'],
      mayKnow: isPersonalReader,
    },
    {
      name: 'potential',
      texts: [
        'Qxgivenname',
        'Qxfamilyname',
        'Qxnick',
        '677700002',
        'qxmail@canary.example',
        '1938-08-21',
        'Qxaddress',
        'b'.repeat(32),
      ],
      mayKnow: isCustomerReader,
    },
    {
      name: 'phone and mail of a colleague',
      texts: ['677700003', 'qsmail@canary.example'],
      mayKnow: anyOf([PAGE.user]),
    },
    {
      name: 'what was written on a sale of another branch',
      texts: ['Qzsaleremark', 'Qzsalenumber', 'Qzsalenote', 'Qzreturnreason', 'Qzreturnremark', 'Qzreturnnumber'],
      mayKnow: (caller) => caller.isEverywhere && anyOf(SALE_READERS)(caller),
    },
    {
      name: 'parked bill of another branch',
      texts: ['Qzparkedname', 'Qzparkednote'],
      // Also contained in the member's file.
      mayKnow: (caller) => caller.isEverywhere && anyOf([PAGE.payment, PAGE.customerInsight])(caller),
    },
    {
      name: 'slip of a sale of another branch',
      texts: ['c'.repeat(32), 'Qzreference', 'Qzbankreference'],
      mayKnow: (caller) => caller.isEverywhere && isPersonalReader(caller),
    },
    {
      name: 'buyer on a tax invoice of another branch',
      texts: ['Qzbuyername', 'Qzbuyeraddress', '0105536000313'],
      mayKnow: (caller) => caller.isEverywhere && isPersonalReader(caller),
    },
    {
      name: 'address that papers of another branch were mailed to',
      texts: ['qzpaper@canary.example'],
      mayKnow: (caller) => caller.isEverywhere && isPersonalReader(caller),
    },
    { name: 'cost of a sold piece', texts: ['7777.67'], mayKnow: anyOf([PAGE.cost]) },
    { name: 'picture of a slip', texts: ['Qzslip'], mayKnow: isPersonalReader },
    // Visible only at an address signed for the caller, which none of these is.
    { name: 'picture of a person at its bare address', texts: ['Qzportrait'], mayKnow: () => false },
    {
      name: 'appointment in another branch',
      texts: ['Qzappointment'],
      mayKnow: (caller) => caller.isEverywhere && (anyOf([PAGE.management])(caller) || isPersonalReader(caller)),
    },
  ];
  return { gateway, callers, facets, ids: created, files: [...portraits, slip] };
}

async function addCanaries(
  client: DatabaseClient,
  { ari, bangRak, gold, owner, cashierRole }: Readonly<Record<string, string>>,
  [portrait, other]: readonly string[],
  slip: string,
): Promise<string[]> {
  const insert = async (table: string, row: Record<string, unknown>): Promise<string> => {
    const names = Object.keys(row);
    const text = `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`;
    const values = Object.values(row).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value));
    return (await client.query<{ id: string }>(text, values)).rows[0]?.id ?? '';
  };
  // Puts other people in the middle of every order.
  await client.query(`update members set phone = coalesce(phone, '0700000000|TH|+66'), email = 'm' || lower(code) || '@middle.example',
    birthdate = '1970-01-01', address = 'm', line_id = 'm', instagram_id = 'm', merchant_remark = 'm'`);
  await client.query(
    "update potentials set phone = '0700000001|TH|+66', email = 'm@middle.example', birthdate = '1970-01-01', address = 'm'",
  );
  const person = { firstname: 'Qzgivenname', lastname: 'Qzfamilyname', nickname: 'Qznick' };
  const member = await insert('members', {
    ...person,
    ...{
      code: 'Q-1',
      i18n: { 'th-TH': { firstname: 'Qzthai' } },
      phone: '0677700001|TH|+66',
      email: 'qzmail@canary.example',
    },
    ...{
      birthdate: '1937-07-19',
      address: 'Qzaddress 9',
      line_id: 'Qzline',
      instagram_id: 'Qzinsta',
      image_url: portrait,
    },
    ...{
      socials: [{ id: null, account: 'Qzsocial' }],
      educations: [{ school: 'Qzschool' }],
      works: [{ place: 'Qzwork' }],
    },
    ...{
      interests: { books: ['Qzinterest'] },
      merchant_remark: 'Qzremark',
      answers: { tax_id: 'Qztaxid 3100600123456' },
    },
    ...{ branch_id: bangRak, tier_id: gold, status: 'Active' },
  });
  const potential = await insert('potentials', {
    ...{ firstname: 'Qxgivenname', lastname: 'Qxfamilyname', nickname: 'Qxnick', phone: '0677700002|TH|+66' },
    ...{
      email: 'qxmail@canary.example',
      birthdate: '1938-08-21',
      address: 'Qxaddress 9',
      image_url: other,
      branch_id: ari,
    },
  });
  const colleague = await insert('merchant_users', {
    ...{ username: 'colleague', password_hash: '-', firstname: 'Col', lastname: 'League', role_id: cashierRole },
    ...{ phone: '0677700003', email: 'qsmail@canary.example' },
  });
  const appointment = await insert('appointments', {
    ...{ name: 'Qzappointment', branch_id: bangRak, member_id: member },
    ...{ start_time: '2026-03-11T09:00:00Z', end_time: '2026-03-11T10:00:00Z' },
  });
  const sale = await sell(client, member, bangRak ?? '', owner ?? '', slip);
  const returned = (await client.query<{ id: string }>(TAKE_BACK, [sale])).rows[0]?.id ?? '';
  await client.query('select roll_up($1, 1)', [returned]);
  await client.query(INVOICE, [sale, returned]);
  await client.query(MAIL, [sale]);
  await client.query(NO_PURCHASE, [member]);
  const line = { item_ref: '1', product_id: await productOf(client), name: 'Coffee', code: 'C-1', quantity: 1 };
  const parked = await insert('parked_bills', {
    ...{ id: randomUUID(), branch_id: bangRak, member_id: member, name: 'Qzparkedname', amount_due: 4500, qty: 1 },
    bill: { lines: [{ ...line, unit_price: 4500, has_own_price: false, note: 'Qzparkednote' }], delivery_cost: 0 },
  });
  return [member, potential, colleague, appointment, sale, returned, parked];
}

async function sell(
  client: DatabaseClient,
  member: string,
  branch: string,
  owner: string,
  slip: string,
): Promise<string> {
  const id = randomUUID();
  await writeSale(
    client,
    {
      ...{
        id,
        day: '2026-03-12',
        branch,
        member,
        gender: null,
        age: null,
        discount: 0,
        earn: 0,
        redeem: 0,
        void: false,
      },
      lines: [{ product: await productOf(client), category: null, sub: null, qty: 1, amount: 4500 }],
      channels: [{ type: 'Transfer', institute: null, card: null, amount: 4500 }],
    },
    owner,
  );
  await client.query(
    "update transactions set transaction_no = 'Qzsalenumber', remark = 'Qzsaleremark', slip_image_url = $2 where id = $1",
    [id, slip],
  );
  await client.query('select roll_up($1, -1)', [id]);
  await client.query(
    "update transaction_items set note = 'Qzsalenote', charge_amount = paid_amount, cost = 777767 where transaction_id = $1",
    [id],
  );
  await client.query('select roll_up($1, 1)', [id]);
  await client.query(
    `with f as (insert into payment_confirmations (payment_channel_id, reference, ref1, ref2, branch_id, amount, paid_at, outcome)
      select new_id(), 'Qzbankreference', 'B', 'Q', branch_id, 4500, now(), 'AWAITING_SALE' from transactions where id = $1 returning id)
    update transaction_channels set slip_bank = '014', slip_reference = 'Qzreference', confirmation_id = f.id, confirmed_at = now()
      from f where transaction_id = $1`,
    [id],
  );
  return id;
}

/** Returns the sale's only piece. */
const TAKE_BACK = `
  with sale as (
    update transactions set returned_qty = total_qty, version = version + 1 where id = $1 returning *
  ), back as (
    insert into transactions (branch_id, transaction_no, type, returns_id, counted, business_date, create_local_time, create_by_id,
      member_id, tier_id, total_qty, total_payment, total_discount, total_revenue, remark)
    select branch_id, 'Qzreturnnumber', 'Return', id, -1, business_date, create_local_time, create_by_id,
      member_id, tier_id, -total_qty, -total_payment, 0, -total_revenue, 'Qzreturnremark' from sale returning *
  ), rows as (
    insert into transaction_items (transaction_id, position, returns_position, item_ref, item_type, event_code, product_id, name,
      category_id, qty, charge_amount, paid_amount, note, net_amount, cost)
    select back.id, i.position, i.position, i.item_ref, i.item_type, 'RETURN', i.product_id, i.name,
      i.category_id, -i.qty, i.charge_amount, -i.paid_amount, 'Qzreturnreason', -i.net_amount, -i.cost
    from back join transaction_items i on i.transaction_id = back.returns_id
  ), tenders as (
    insert into transaction_channels (transaction_id, position, returns_position, type, amount)
    select back.id, c.position, c.position, c.type, -c.amount from back join transaction_channels c on c.transaction_id = back.returns_id
  )
  select id from back`;

/** Its receipt was mailed. */
const MAIL = `
  insert into outbox_messages (channel, recipient, state, expires_at, ended_at, transaction_id)
    values ('email', 'qzpaper@canary.example', 'sent', now(), now(), $1)`;

/** Its full invoice, and the credit note of the return. */
const INVOICE = `
  with invoice as (
    insert into tax_documents (branch_id, kind, number, document_no, document_date, transaction_id, seller, buyer, percent, lines,
        total, exempt, value, vat, issued_by_id)
      select branch_id, 'FULL', 1, 'Q-F-000001', business_date, id, '{}',
        '{"name": "Qzbuyername", "address": "Qzbuyeraddress", "tax_id": "0105536000313", "branch_no": null}', 7,
        '[{"type": "GOODS", "name": "Coffee", "code": "C-1", "qty": 1, "price": 4500, "amount": 4500, "discount": 0, "is_exempt": false, "value": 4206}]',
        4500, 0, 4206, 294, create_by_id
      from transactions where id = $1 returning *
  ), note as (
    insert into tax_documents (branch_id, kind, number, document_no, document_date, transaction_id, refers_to_id, seller, buyer, percent,
        lines, total, exempt, value, vat, issued_by_id)
      select branch_id, 'CREDIT_NOTE', 1, 'Q-C-000001', document_date, $2, id, seller, buyer, percent,
        '[{"type": "GOODS", "name": "Coffee", "code": "C-1", "qty": -1, "price": 4500, "amount": -4500, "discount": 0, "is_exempt": false, "value": -4206}]',
        -4500, 0, -4206, -294, issued_by_id
      from invoice returning *
  )
  insert into tax_counters (branch_id, kind, last_number)
    select branch_id, kind, number from invoice union all select branch_id, kind, number from note`;

/** The member had bought nothing else. */
const NO_PURCHASE = `
  update members set total_payment = 0, total_revenue = 0, total_transaction = 0, total_qty = 0,
    first_transaction_time = null, last_transaction_time = null where id = $1`;

const productOf = async (client: DatabaseClient): Promise<string> =>
  (await client.query<{ id: string }>("select id from products where code = 'C-1'")).rows[0]?.id ?? '';

/** Overwrites values, so that they are in the history. */
async function writeOver(gateway: TestGateway, member: string): Promise<void> {
  const token = await gateway.signIn('owner');
  const body = { __v: 0, merchant_remark: 'Qzremark, written over' };
  const answer = await gateway.send('PATCH', `/members/${member}`, { token, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
}

/** Adds the roles of a demo shop, one role for each right, one without each right, and one with all rights in one branch. */
async function addCallers(gateway: TestGateway): Promise<Caller[]> {
  const { realm, database } = gateway;
  const pages = Object.values(PAGE);
  const short = (page: string) => page.split('.').at(-1)?.toLowerCase() ?? page;
  const both = (codes: readonly string[]) =>
    codes.map((object_code) => ({ object_code, action_codes: ['Read', 'Write'] as string[] }));
  type Rights = readonly { object_code: string; action_codes: readonly string[] }[];
  const roles: [name: string, rights: Rights, branches: string[]][] = [
    ...Object.entries(standardRoles).map(([key, { authorizes }]): [string, Rights, string[]] => [
      `demo-${key}`,
      authorizes,
      [],
    ]),
    ...pages.map((page): [string, Rights, string[]] => [`only-${short(page)}`, both([page]), []]),
    ...pages.map((page): [string, Rights, string[]] => [
      `without-${short(page)}`,
      both(pages.filter((other) => other !== page)),
      [],
    ]),
    ['none', [], []],
    ['one-branch', both(pages), [realm.ids.ari]],
    ['one-branch-management', both([PAGE.management]), [realm.ids.ari]],
    ['management-insight', both([PAGE.management, PAGE.businessInsight]), []],
  ];
  await database.withRealm(realm.id, async (client) => {
    for (const [name, rights, branches] of roles) {
      const role = await client.query<{ id: string }>(
        'insert into merchant_roles (name, authorizes) values ($1, $2) returning id',
        [`Role ${name}`, JSON.stringify(rights)],
      );
      await client.query(
        `insert into merchant_users (username, password_hash, firstname, lastname, role_id, branch_ids)
          select $1, u.password_hash, 'Cal', 'Ler', $2, $3 from merchant_users u where u.username = 'owner'`,
        [name, role.rows[0]?.id, branches],
      );
    }
  });
  const readOf = (rights: Rights) =>
    new Set(rights.filter(({ action_codes }) => action_codes.includes('Read')).map(({ object_code }) => object_code));
  return roles.map(([name, rights, branches]) => ({
    name,
    reads: readOf(rights),
    isEverywhere: branches.length === 0,
  }));
}
