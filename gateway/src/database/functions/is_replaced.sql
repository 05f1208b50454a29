-- Whether another tax document stands in place of this one, which then counts nothing (docs/adr/0175).
create or replace function is_replaced(d tax_documents) returns boolean
language sql stable as $$
  select exists (select from tax_documents n where n.realm_id = d.realm_id and n.replaces_id = d.id)
$$;
