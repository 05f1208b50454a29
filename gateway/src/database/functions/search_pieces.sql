-- Hashes of all pieces of the given lengths of a text, by which members are found by any part of their texts. The table
-- member_pieces stores them: a changed rule reaches members only by a migration that fills that table again.
create or replace function search_pieces(p_realm_id uuid, p_text text, p_sizes int[]) returns int[]
language sql immutable parallel safe as $$
  select coalesce(array_agg(distinct hashtext(p_realm_id::text || substr(p_text, place, size))), '{}')
  from unnest(p_sizes) as size cross join generate_series(1, length(p_text) - size + 1) as place
$$;
