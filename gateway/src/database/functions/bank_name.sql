-- The name of a sale's bank in another language than the recorded one: the current name of the bank, or the recorded
-- name if the bank was deleted or has no name in that language (docs/adr/0017). The sale keeps the recorded name.
create or replace function bank_name(p_id uuid, p_recorded text, p_locale text) returns text language sql stable as $$
  select coalesce((select i.i18n #>> array[p_locale, 'name'] from institutes i where i.id = p_id), p_recorded)
$$;
