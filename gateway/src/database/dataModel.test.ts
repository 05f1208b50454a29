import pg from 'pg';
import { expect, test } from 'vitest';
import { databaseUrl, TEMPLATE } from '../testing/databaseUrl.ts';
import { testPostgresUrl } from '../testing/testPostgresUrl.ts';

/** The tables as one reads about them; a new table belongs to one of these. */
const GROUPS: Record<string, string> = {
  'Shop and people':
    'realms merchant_settings merchant_branches tills merchant_roles merchant_users menus service_accounts service_account_keys revenue_targets cell_moves cell_writes',
  'Signing in and safety':
    'sessions refresh_tokens signing_keys confirmation_secrets oauth_clients password_otps till_pins attempts guess_waits security_events idempotency_keys replays',
  'Goods and stock':
    'product_categories product_sub_categories option_groups products stock stock_movements stock_imports stock_import_lines stock_counts stock_count_lines stock_count_entries suppliers attributes colors',
  'Tiers and offers': 'member_tiers member_badges conditions coupons offers offer_verifications',
  Customers:
    'members potentials point_entries tier_changes member_merges member_code_counters message_consents claim_codes onboard_forms appointments erased_pictures',
  Sales:
    'transactions transaction_items transaction_channels parked_bills shifts shift_entries prepared_lines approvals tax_documents tax_counters closed_months payment_methods payment_channels payment_confirmations',
  'Changes and what people save':
    'changes change_runs file_imports import_pictures saved_documents saved_document_roles saved_defaults dashboard_versions dashboard_schedules schedule_recipients schedule_deliveries schedule_past_links',
  'Figures that are kept':
    'daily_sales daily_members daily_guests daily_products daily_channels daily_hours daily_offers monthly_sales monthly_members monthly_guests monthly_products monthly_channels monthly_hours monthly_offers member_products member_pieces member_spans span_members span_buyers settled_spans',
  'Lists that shops share':
    'provinces districts sub_districts postcodes locations institutes cards occupations currencies locales socials reward_types',
  'Messages and notices': 'outbox_messages short_links events',
};
/** What says which migrations and functions are applied. */
const OF_TOOLS = /^(kysely_|applied_functions$)/;

interface Table {
  name: string;
  columns: { name: string; type: string; required: boolean }[];
  references: { columns: string[]; table: string }[];
}

test('docs/data-model.md is what the database says of its tables', async () => {
  const tables = (await readTables()).filter(({ name }) => !OF_TOOLS.test(name));
  const grouped = Object.entries(GROUPS).map(([title, names]) => ({ title, names: names.split(' ') }));
  expect(grouped.flatMap(({ names }) => names).sort()).toEqual(tables.map(({ name }) => name).sort());
  const sections = grouped.map(({ title, names }) =>
    section(
      title,
      names.map((name) => tables.find((table) => table.name === name) as Table),
    ),
  );
  await expect([HEAD, ...sections].join('\n')).toMatchFileSnapshot('../../../docs/data-model.md');
});

const HEAD = `# The data model

Every table, as PostgreSQL has it after all migrations. Every table of a shop has \`realm_id\`, the merchant whose row it is; row-level security shows a statement only the rows of its realm. It stands in the keys and is
left out of the pictures. Amounts are integer satang, points integers, moments \`timestamp with time zone\`. A star marks what must be there.

This page is made by its test: \`npx vitest run --project gateway gateway/src/database/dataModel.test.ts -u\`.
`;

function section(title: string, tables: Table[]): string {
  const here = new Set(tables.map(({ name }) => name));
  const lines = tables.flatMap((table) =>
    table.references
      .filter(({ table: other }) => other !== 'realms' || here.has('realms'))
      .map(({ columns, table: other }) => `  ${other} ||--o{ ${table.name} : ${columns.join('_')}`),
  );
  const alone = tables
    .filter(({ name }) => !lines.some((line) => line.split(' ').includes(name)))
    .map(({ name }) => `  ${name}`);
  const rows = tables.map(({ name, columns }) => `| \`${name}\` | ${columns.map(columnText).join(', ')} |`);
  return `## ${title}

\`\`\`mermaid
erDiagram
${[...alone, ...new Set(lines)].join('\n')}
\`\`\`

| table | columns |
|---|---|
${rows.join('\n')}
`;
}

const columnText = ({ name, type, required }: Table['columns'][number]) => `${name} ${type}${required ? '*' : ''}`;

async function readTables(): Promise<Table[]> {
  const client = new pg.Client({ connectionString: databaseUrl(await testPostgresUrl(), TEMPLATE) });
  await client.connect();
  try {
    const { rows } = await client.query<Table>(`
      select t.relname as name,
        (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod), 'required', attnotnull)
          order by attnum)
         from pg_attribute where attrelid = t.oid and attnum > 0 and not attisdropped) as columns,
        coalesce((select json_agg(json_build_object('table', confrelid::regclass::text, 'columns',
            (select json_agg(attname order by position) from unnest(conkey) with ordinality key(number, position)
             join pg_attribute on attrelid = conrelid and attnum = number
             where attname <> 'realm_id' or cardinality(conkey) = 1)) order by conname)
         from pg_constraint where conrelid = t.oid and contype = 'f'), '[]') as references
      from pg_class t
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
      order by relname`);
    return rows;
  } finally {
    await client.end();
  }
}
