-- Texts of members as they are searched: without capitals, spaces, tone marks and marks of other keyboards. A
-- generated column of members stands on it: a new text reaches members only by a migration that writes that column
-- again.
create or replace function fold_search(p_text text) returns text language sql immutable strict parallel safe as $$
  select replace(replace(translate(lower(p_text),
      U&' \00A0\200B\200C\200D\FEFF\0E3A\0E47\0E48\0E49\0E4A\0E4B\0E4C\0E4E', ''),
    U&'\0E4D\0E32', U&'\0E33'), U&'\0E40\0E40', U&'\0E41')
$$;
