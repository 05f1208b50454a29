import { protectRealm } from './protectRealm.ts';
import { recordChangesOf15 } from './recordChangesOf15.ts';

/**
 * What was changed of the shop's records, by whom and from where. Triggers write it, so that no way to a table goes past
 * it; who acts is said by the transaction (`app.actor`), and is nobody when the shop is set up or loaded.
 */
const LEDGER = `
create table change_sets (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  time timestamptz not null default now(),
  source text not null check (source in ('save','import','bulk','revert','registration','system')),
  user_id uuid,                             -- kept when the user is deleted, as is the name
  username text,
  address text,
  branch_id uuid,                           -- of a user who works in one branch
  reverts_id uuid                           -- the set that this one took back
);
create index on change_sets (realm_id, time desc);

create table changes (
  id bigint generated always as identity,   -- those of one record in the order in which they were made
  realm_id uuid not null references realms,
  set_id uuid not null references change_sets,
  time timestamptz not null default now(),
  record text not null,                     -- its table
  record_id uuid not null,
  -- By column. Of a changed record what differs, of a new one all it began with, of a deleted one all it had.
  before jsonb,
  after jsonb,
  secrets text[],                           -- columns that changed too and are told of no more than that
  primary key (set_id, id)
);
create index on changes (realm_id, record, record_id, id);

create function changes_stay() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.time < now() - interval '400 days' then return old; end if;
  raise exception '% is append-only', tg_table_name;
end $$;

create function record_change() returns trigger language plpgsql as $$
declare
  untold constant text[] := tg_argv[0]::text[];
  hidden constant text[] := tg_argv[1]::text[];
  was jsonb; becomes jsonb; changed_secrets text[]; owner uuid;
  known text; actor jsonb; the_set uuid; the_record uuid;
begin
  if tg_op = 'INSERT' then
    becomes := to_jsonb(new) - untold; owner := new.realm_id; the_record := new.id;
  elsif tg_op = 'DELETE' then
    was := to_jsonb(old) - untold; owner := old.realm_id; the_record := old.id;
  else
    was := to_jsonb(old) - untold; becomes := to_jsonb(new) - untold; owner := new.realm_id; the_record := new.id;
    if was = becomes then return null; end if;
  end if;
  if hidden <> '{}' then
    select array_agg(name) into changed_secrets from unnest(hidden) name
      where coalesce(was -> name, 'null') <> coalesce(becomes -> name, 'null');
    was := was - hidden; becomes := becomes - hidden;
  end if;
  if tg_op = 'UPDATE' then
    select coalesce(jsonb_object_agg(key, value), '{}'), coalesce(jsonb_object_agg(key, becomes -> key), '{}')
      into was, becomes from jsonb_each(was) where becomes -> key is distinct from value;
  end if;

  known := current_setting('app.change_set', true);
  if split_part(known, ' ', 1) = owner::text then
    the_set := split_part(known, ' ', 2)::uuid;
  else
    actor := coalesce(nullif(current_setting('app.actor', true), ''), '{"source":"system"}')::jsonb;
    the_set := coalesce((actor ->> 'set_id')::uuid, new_id());
    insert into change_sets (id, realm_id, source, user_id, username, address, branch_id, reverts_id)
      values (the_set, owner, actor ->> 'source', (actor ->> 'user_id')::uuid,
        (select username from merchant_users where id = (actor ->> 'user_id')::uuid),
        actor ->> 'address', (actor ->> 'branch_id')::uuid, (actor ->> 'reverts_id')::uuid)
      on conflict (id) do nothing;
    perform set_config('app.change_set', owner || ' ' || the_set, true);
  end if;
  insert into changes (realm_id, set_id, record, record_id, before, after, secrets)
    values (owner, the_set, tg_table_name, the_record, was, becomes, changed_secrets);
  return null;
end $$;

-- Settings are one record of the shop, and have an id as every other.
alter table merchant_settings add column id uuid not null default new_id();
create unique index on merchant_settings (id);
`;

const STAY = ['change_sets', 'changes'].map(
  (table) => `
create trigger ${table}_stay before update or delete on ${table} for each row execute function changes_stay();
create trigger ${table}_not_emptied before truncate on ${table} for each statement execute function changes_stay();
${protectRealm(table)}`,
);

const FIGURES = ['points', 'total_payment', 'total_revenue', 'total_transaction', 'total_qty'];
const RECORDED = [
  recordChangesOf15('merchant_settings', { secrets: ['authorize_code_adjust_hash', 'authorize_code_void_hash'] }),
  recordChangesOf15('merchant_users', { secrets: ['password_hash'], derived: ['last_access_time'] }),
  recordChangesOf15('offers', { secrets: ['authorize_pin'] }),
  recordChangesOf15('members', {
    derived: [...FIGURES, 'first_transaction_time', 'last_transaction_time', 'tier_id'],
  }),
  recordChangesOf15('potentials', { derived: ['last_activity_time'] }),
  ...['merchant_branches', 'merchant_roles', 'product_categories', 'product_sub_categories', 'products'].map((table) =>
    recordChangesOf15(table),
  ),
  ...['coupons', 'conditions', 'member_tiers', 'member_badges', 'institutes', 'cards'].map((table) =>
    recordChangesOf15(table),
  ),
  ...['payment_methods', 'payment_channels', 'suppliers', 'locations', 'attributes', 'appointments'].map((table) =>
    recordChangesOf15(table),
  ),
];

export const changes = [LEDGER, ...STAY, ...RECORDED].join('\n');
