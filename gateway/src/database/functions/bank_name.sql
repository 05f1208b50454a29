-- The name of a bank on a sale in another language than it was recorded in: that of the bank as it is now, and the
-- recorded one where the bank is gone or has no name in that language (docs/adr/0017). A sale keeps the name that the
-- bank had.
create or replace function bank_name(p_id uuid, p_recorded text, p_locale text) returns text language sql stable as $$
  select coalesce((select i.i18n #>> array[p_locale, 'name'] from institutes i where i.id = p_id), p_recorded)
$$;
