-- The value of points when they are spent, by the settings.
create or replace view reward_instances with (security_invoker = true) as
  select s.reward_instance_id as id, s.realm_id, s.reward_item_id, y.name, y.i18n, s.redeem_point, s.redeem_cash, s.version
  from merchant_settings s cross join reward_types y where y.code = 'point';
