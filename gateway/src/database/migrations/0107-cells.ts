/**
 * Shops that move from one database to another (docs/adr/0182). Rows of one shop are distinguished by the realm in what names a row
 * to a replica: of the tables whose primary key begins with something else, or that have none, it is the whole row.
 */
export const cells = `
create table cell_moves (
  id uuid primary key, -- the realm
  code text not null, -- of the realm
  side text not null check (side in ('source', 'target')),
  other_cell text not null, -- where it goes to, or comes from
  step text not null check (step in ('copying', 'sealed', 'moved', 'undoing')),
  is_sealed boolean not null, -- no transaction of the realm may write here
  holds_messages boolean not null, -- no message of the realm is sent from here
  opened_at_transaction xid8, -- what the shop wrote here since then is of no other cell
  started_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
alter table oauth_clients replica identity full;
alter table short_links replica identity full;
alter table outbox_messages replica identity full;
alter table onboard_forms replica identity full;
`;
