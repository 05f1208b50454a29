import { expect, test } from 'vitest';
import { resources } from '../resources.ts';
import { testGateway } from '../testing/testGateway.ts';
import { testRecords } from '../testing/testRecords.ts';

const gateway = testGateway();

const rows = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, async (client) => (await client.query(text, values)).rows);

/** Tables that are not master data: booked and never edited, computed from what is booked, or about sessions and messages. */
const NOT_RECORDED = [
  // Not booked yet: the bill itself records who parked, opened, changed and closed it, and when.
  'parked_bills',
  // What banks report; security events record who created a secret, and when.
  ...['payment_confirmations', 'confirmation_secrets'],
  'prepared_lines',
  // Append-only; each names who issued it.
  ...['tax_documents', 'tax_counters'],
  // Each names who closed it, who opened it again and why.
  'closed_months',
  // Each names who opened, counted and closed it, and who moved money; a closed one is never changed.
  ...['shifts', 'shift_entries'],
  ...['change_sets', 'changes', 'change_runs', 'security_events'],
  ...['transactions', 'transaction_items', 'transaction_channels', 'point_entries', 'stock', 'stock_movements'],
  'member_merges',
  ...['stock_imports', 'stock_import_lines', 'idempotency_keys', 'replays'],
  // Each names who opened, counted and closed it; a closed one is never changed.
  ...['stock_counts', 'stock_count_lines', 'stock_count_entries'],
  ...['daily_sales', 'daily_products', 'daily_channels', 'daily_members', 'daily_guests', 'member_products'],
  ...['daily_hours', 'daily_offers', 'monthly_hours', 'monthly_offers'],
  ...['monthly_sales', 'monthly_products', 'monthly_channels', 'monthly_members', 'monthly_guests'],
  ...['settled_spans', 'span_buyers', 'member_spans', 'span_members'],
  ...[
    'sessions',
    'refresh_tokens',
    'password_otps',
    // Security events record what is done with them.
    'till_pins',
    'approvals',
    'offer_verifications',
    'oauth_clients',
    'outbox_messages',
    'service_account_keys',
  ],
  ...[
    'short_links',
    'member_pieces',
    'tier_changes',
    'claim_codes',
    'message_consents',
    'erased_pictures',
    'import_pictures',
    'member_code_counters',
  ],
  // Personal: what a user saved for themselves, or shared with others.
  ...['saved_documents', 'saved_defaults', 'saved_document_roles', 'dashboard_versions'],
  ...['dashboard_schedules', 'schedule_recipients', 'schedule_deliveries', 'schedule_past_links'],
  // Set up once with the shop, and written by no route.
  ...['menus', 'onboard_forms'],
];

/** Columns that a sale, a session or the record itself keeps up to date. */
const DERIVED: Readonly<Record<string, readonly string[]>> = {
  members: [
    ...['points', 'total_payment', 'total_revenue', 'total_transaction', 'total_qty', 'tier_id'],
    ...[
      'first_transaction_time',
      'last_transaction_time',
      'search_text',
      'known_as',
      'birthday',
      'number',
      'code_twin',
    ],
  ],
  merchant_users: ['last_access_time', 'kind'],
  products: ['search_text', 'code_key', 'code_twin'],
  merchant_settings: ['day_ends'],
  potentials: ['last_activity_time'],
};
const FIXED = ['id', 'realm_id', 'version', 'created_at'];

test('the changes of every table of a shop are recorded, in every column, unless it is known why not', async () => {
  const tables = await rows(`
    select c.relname as table, array_agg(a.attname::text) as columns,
      (select array_agg(w.attname::text) from pg_trigger g, unnest(g.tgattr::int2[]) n join pg_attribute w on w.attnum = n
        where g.tgrelid = c.oid and g.tgname = 'changes_recorded' and w.attrelid = c.oid) as watched
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and exists (select from pg_attribute r where r.attrelid = c.oid and r.attname = 'realm_id')
    group by c.oid, c.relname order by 1`);
  const faults = tables.flatMap(({ table, columns, watched }) => {
    if (watched === null)
      return NOT_RECORDED.includes(table) ? [] : [`${table} is not recorded: name it in functions/record_changes.sql`];
    const forgotten = columns.filter(
      (column: string) => ![...watched, ...FIXED, ...(DERIVED[table] ?? [])].includes(column),
    );
    return forgotten.map(
      (column: string) => `${table}.${column} is not recorded, nor left out by functions/record_changes.sql`,
    );
  });
  expect(faults).toEqual([]);
});

test('everything that is created, changed and deleted through a resource is in its history, with who did it', async () => {
  const token = await gateway.signIn('owner');
  const latest = async () =>
    (
      await rows(`select c.record, c.record_id, c.before, c.after, c.secrets, s.username, s.source
        from changes c join change_sets s on s.id = c.set_id order by c.id desc limit 1`)
    )[0];
  for (const { path, table, create, update, remove } of resources) {
    const record = testRecords[path];
    const body = record?.create?.(gateway.realm.ids, 4_000);
    if (!create || !body || NOT_RECORDED.includes(table)) continue;
    const created = await gateway.send('POST', `/${path}`, { token, body });
    expect(created.status, `${path} ${JSON.stringify(created.body)}`).toBe(200);
    const { id } = created.body.data;
    expect(await latest()).toMatchObject({
      record: table,
      record_id: id,
      before: null,
      username: 'owner',
      source: 'save',
    });
    const kept = (await rows(`select to_jsonb(t) as row from ${table} t where id = $1`, [id]))[0].row;
    expect(kept).toMatchObject((await latest()).after);
    if (update && record?.update) {
      const change = { ...record.update, __v: created.body.payload.__v };
      expect((await gateway.send('PATCH', `/${path}/${id}`, { token, body: change })).status, path).toBe(200);
      const now = (await rows(`select to_jsonb(t) as row from ${table} t where id = $1`, [id]))[0].row;
      const { before, after, username } = await latest();
      expect(username).toBe('owner');
      const differing = Object.keys(now).filter(
        (column) =>
          !['version', ...(DERIVED[table] ?? [])].includes(column) &&
          JSON.stringify(now[column]) !== JSON.stringify(kept[column]),
      );
      expect(Object.keys(after).sort(), path).toEqual(differing.sort());
      expect([before, after]).toEqual([pick(kept, differing), pick(now, differing)]);
    }
    if (!remove) continue;
    expect((await gateway.send('DELETE', `/${path}/${id}`, { token })).status, path).toBe(200);
    expect(await latest()).toMatchObject({ record: table, record_id: id, after: null, username: 'owner' });
  }
});

const pick = (row: Record<string, unknown>, columns: readonly string[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]));
