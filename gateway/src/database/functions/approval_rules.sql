-- Which parts of a sale, a void or a return need an approval by the settings of a shop; amounts in satang.
create or replace function approval_rules(s merchant_settings) returns json language sql stable as $$
  select json_build_object('approve_own_price', s.approve_own_price, 'approve_discount_above', s.approve_discount_above,
    'approve_points_above', s.approve_points_above, 'approve_back_dating', s.approve_back_dating, 'approve_void', s.approve_void,
    'approve_return_above', s.approve_return_above)
$$;
