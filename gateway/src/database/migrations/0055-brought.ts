/**
 * Which import an answer came with, so that it goes with it; and what an import brought beside its records, as records that are
 * taken back and given back come without it (docs/adr/0121).
 */
export const brought = `
alter table message_consents add column import_id uuid,
  add foreign key (realm_id, import_id) references file_imports (realm_id, id) deferrable initially deferred;
create index on message_consents (realm_id, import_id) where import_id is not null;
alter table file_imports add column brought text[] not null default '{}';
`;
