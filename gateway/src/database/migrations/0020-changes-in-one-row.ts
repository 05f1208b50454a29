/**
 * A save writes one row for its change in place of two: the first change of a set tells who made it, when and from where,
 * and `change_sets` is a view of those. What was changed is found column by column instead of by JSON of the whole rows,
 * and no key is checked whose other side only this trigger writes (docs/adr/0054).
 */
export const changesInOneRow = `
alter table changes
  drop constraint changes_realm_id_fkey,    -- locks the row of the shop, which all who save would queue for
  drop constraint changes_set_id_fkey,
  -- Of the first change of a set; null in the others.
  add column source text,
  add column user_id uuid,                  -- kept when the user is deleted, as is the name
  add column username text,
  add column address text,
  add column client text,                   -- the program that sent it, by the name that it gave
  add column branch_id uuid,                -- of a user who works in one branch
  add column reverts_id uuid;               -- the set that this one took back

-- Rows of every shop, also where the owner of the tables is bound to one.
alter table changes no force row level security;
alter table change_sets no force row level security;
alter table changes disable trigger user;
update changes c set source = s.source, user_id = s.user_id, username = s.username, address = s.address,
    branch_id = s.branch_id, reverts_id = s.reverts_id
  from change_sets s, (select set_id, min(id) as id from changes group by set_id) first
  where first.set_id = s.id and c.set_id = s.id and c.id = first.id;
alter table changes enable trigger user;
alter table changes force row level security;

drop table change_sets;
-- No index has a condition, and the table no check: PostgreSQL reads those anew for each row that is written.
create index on changes (realm_id, time);

-- Of which sets there are changes that were taken back.
create index on change_runs ((asked ->> 'set_id')) where kind = 'revert';

-- Each table has a function of its own since.
drop function if exists record_change() cascade;
`;
