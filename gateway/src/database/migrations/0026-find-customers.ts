const NAMES = ['th-TH', 'en-US'].map(
  (locale) =>
    `fold_search(coalesce(i18n #>> '{${locale},firstname}', '') || coalesce(i18n #>> '{${locale},lastname}', ''))`,
);
const TEXTS = [
  'fold_search(code)',
  'fold_search(firstname || lastname)',
  ...['nickname', 'phone', 'email'].map((column) => `fold_search(coalesce(${column}, ''))`),
  ...NAMES,
  // What accounts that were merged into it are found by.
  'fold_search(known_as)',
];

/**
 * Members are found however their names were typed: with or without spaces, tone marks, and marks of other keyboards.
 * A birthday is a column, as under row-level security PostgreSQL looks into an index for plain columns alone. What people
 * write of a member stands in the index that new members are counted from; nothing that a sale writes does, or each
 * sale would write all indexes of its member anew.
 */
export const findCustomers = `
create function fold_search(p_text text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(translate(lower(p_text),
      U&' \\00A0\\200B\\200C\\200D\\FEFF\\0E3A\\0E47\\0E48\\0E49\\0E4A\\0E4B\\0E4C\\0E4E', ''),
    U&'\\0E4D\\0E32', U&'\\0E33'), U&'\\0E40\\0E40', U&'\\0E41')
$$;

drop trigger if exists member_renamed on members;
alter table members drop column search_text;
alter table members
  add column search_text text not null generated always as (${TEXTS.join(" || E'\\n' || ")}) stored,
  add column birthday int generated always as (extract(month from birthdate) * 100 + extract(day from birthdate)) stored;

truncate member_pieces;
do $$
declare
  realm record;
begin
  for realm in select id from realms loop
    perform set_config('app.realm_id', realm.id::text, true);
    insert into member_pieces (member_id, pieces)
      select id, search_pieces(realm_id, search_text, '{2,3}') from members where realm_id = realm.id;
  end loop;
  perform set_config('app.realm_id', '', true);
end $$;

create index members_birthday_idx on members (realm_id, birthday);
drop index members_realm_id_created_at_tier_id_branch_id_idx;
create index members_written_idx on members (realm_id, created_at, tier_id, branch_id)
  include (gender, status, birthdate, birthday, merged_into_id);

alter table saved_documents drop constraint saved_documents_kind_check;
alter table saved_documents add constraint saved_documents_kind_check check (kind in ('view', 'segment'));
`;
