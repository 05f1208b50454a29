-- Whether another tax document replaces this one, which then no longer counts (docs/adr/0175).
create or replace function is_replaced(d tax_documents) returns boolean
language sql stable as $$
  select exists (select from tax_documents n where n.realm_id = d.realm_id and n.replaces_id = d.id)
$$;
