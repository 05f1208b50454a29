/**
 * Which tables a shop has written since it arrived in this database (functions/respect_seal), and the step in which it can only
 * go on to the other cell (docs/adr/0203). Of shops that arrived before, it is not known what they have written.
 */
export const cellWrites = `
create table cell_writes (
  id uuid not null, -- the realm
  table_name text not null
);
create index cell_writes_id on cell_writes (id, table_name);
alter table cell_moves drop constraint cell_moves_step_check;
alter table cell_moves add constraint cell_moves_step_check
  check (step in ('copying', 'sealed', 'switching', 'moved', 'undoing'));
update cell_moves set opened_at_transaction = null;
`;
