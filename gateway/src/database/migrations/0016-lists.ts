/** What lists of many rows can be in the order of, texts first: those are kept as a Thai dictionary sorts them. */
const LISTS = [
  {
    table: 'products',
    texts: ['name', 'code'],
    others: ['retail_price', 'created_at'],
    include: 'include (status, category_id, sub_category_id)',
  },
  // Nothing that a sale writes, or each sale would write all indexes of its member anew.
  { table: 'members', texts: ['firstname', 'lastname', 'code'], others: ['created_at'], include: '' },
];

const indexes = LISTS.flatMap(({ table, texts, others, include }) => {
  const index = (key: string) => `
  execute 'create index on ${table} (realm_id, ${key} nulls first, id) ${include}';`;
  return [...texts.map((column) => index(`${column}' || thai || '`)), ...others.map(index)];
});

/**
 * A long list is read from an index, whatever its order and page. A change tells of which transaction it is, so that
 * whoever counted a list before can ask whether anything has happened to it since (rememberedList.ts).
 */
export const lists = `
alter table changes add column transaction_id xid8 not null default pg_current_xact_id();
create index on changes (realm_id, record, transaction_id);
do $lists$ declare thai text := ''; begin
  if exists (select from pg_collation where collname = 'th-x-icu') then thai := ' collate "th-x-icu"'; end if;
${indexes.join('')}
end $lists$;
drop index products_realm_id_status_name_idx;
`;
