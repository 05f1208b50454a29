/** For tables that are also worked on for all realms at once, by somebody who acts as none of them. */
function protectRealmFromOthers(table: string): string {
  const realm = "(select nullif(current_setting('app.realm_id', true), ''))";
  const visible = `(${realm} is null or realm_id = ${realm}::uuid)`;
  return `alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy realm on ${table} using ${visible} with check ${visible};`;
}

/**
 * Forgotten passwords, messages to be sent, people who may become members and the forms they are registered with.
 * Addresses and occupations are kept as plain ids: what they mean is reference data of its own.
 */
export const accountsMessagesOnboarding = `
-- Two names that differ only in case would be one when signing in.
create unique index merchant_users_lower_username_key on merchant_users (realm_id, lower(username));

-- One code at a time for an account, whether it exists or not: nobody can tell by the rows, or by how long they take.
create table password_otps (
  realm_id uuid not null references realms,
  account text not null,
  user_id uuid references merchant_users on delete cascade,   -- null: there is nobody to send it to
  ref_code text not null,
  otp_hash text not null,
  tries int not null default 0,
  expires_at timestamptz not null,
  verified_at timestamptz,
  primary key (realm_id, account)
);

create table outbox_messages (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms default nullif(current_setting('app.realm_id', true), '')::uuid,
  channel text not null check (channel in ('email','sms')),
  recipient text,                           -- null: to nobody, written to take as long as one to somebody
  content jsonb,                            -- {subject, text, html}; emptied when the message is through with
  state text not null default 'waiting' check (state in ('waiting','sent','failed','expired','dropped')),
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  expires_at timestamptz not null,          -- of no use to anybody afterwards
  last_error text,
  created_at timestamptz not null default now(),
  ended_at timestamptz
);
create index on outbox_messages (next_try_at) where state = 'waiting';
create index on outbox_messages (created_at) where state <> 'waiting';
${protectRealmFromOthers('outbox_messages')}

-- Short addresses for text messages; the signed token says what a link is for. No realm is known before it is read.
create table short_links (
  code text primary key,
  realm_id uuid not null references realms,
  token text not null,
  expires_at timestamptz not null
);
${protectRealmFromOthers('short_links')}

create table onboard_forms (
  id uuid primary key default new_id(),
  realm_id uuid references realms default nullif(current_setting('app.realm_id', true), '')::uuid,
  code text not null,
  fields jsonb not null,
  unique nulls not distinct (realm_id, code)
);

create table potentials (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  branch_id uuid references merchant_branches,
  firstname text not null, lastname text not null, nickname text,
  phone text, email text, birthdate date, nationality text, gender text, state text,
  occupation_id uuid, address text, province_id uuid, district_id uuid, subdistrict_id uuid, postcode_id uuid,
  recommended_by text, invite_codes text[] not null default '{}',
  image_url text,
  tags text[] not null default '{}',
  i18n jsonb not null default '{}',
  status text not null default 'Active' check (status in ('Active','Inactive')),
  last_activity_time timestamptz not null default now(),
  created_at timestamptz not null default now(), version int not null default 0
);
create index on potentials (realm_id, last_activity_time desc);

alter table members
  add column occupation_id uuid,
  add column province_id uuid,
  add column district_id uuid,
  add column sub_district_id uuid,
  add column postcode_id uuid,
  add column recommended_by text,
  add column invite_codes text[] not null default '{}',
  add column educations jsonb not null default '[]',
  add column works jsonb not null default '[]',
  add column socials jsonb not null default '[]',    -- [{id, account}]
  add column interests jsonb not null default '{}',  -- {hobbies, colors, ...}: lists of texts
  add column merchant_remark text,
  add column answers jsonb not null default '{}';    -- what a form asks beyond the columns, by the field's id
`;
