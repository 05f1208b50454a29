/** Pictures of goods that a file names: they come after its rows, by their address or in a zip (docs/adr/0126). */
export const importPictures = `
create table import_pictures (
  id uuid not null default new_id(),
  realm_id uuid not null references realms,
  import_id uuid not null,
  product_id uuid not null,
  row_number int not null,                  -- in the file
  source text not null,                     -- its address, or what it is called in a zip
  state text not null default 'waiting' check (state in ('waiting', 'named', 'done', 'failed')), -- named: a zip is to bring it
  message text,                             -- why it failed
  address text,                             -- where it is kept once it is done
  tries int not null default 0,
  next_try_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (realm_id, id),
  unique (realm_id, product_id),
  foreign key (realm_id, product_id) references products (realm_id, id) on delete cascade,
  foreign key (realm_id, import_id) references file_imports (realm_id, id) deferrable initially deferred
);
create index on import_pictures (realm_id, import_id);
create index on import_pictures (realm_id, next_try_at) where state = 'waiting';
`;
