-- Returns a bit string with a bit for each number, built from hexadecimal digits: setting one bit after the other would
-- copy the whole string each time.
create or replace function number_bits(p_numbers int[]) returns bit varying language sql immutable strict parallel safe as $$
  select ('x' || string_agg(repeat('0', gap) || to_hex(digit), '' order by place))::bit varying from (
    select place, digit, place - lag(place, 1, -1) over (order by place) - 1 as gap from (
      select number / 4 as place, bit_or(8 >> number % 4) as digit from unnest(p_numbers) number group by number / 4) digits) gaps
$$;
