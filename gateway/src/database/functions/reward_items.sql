-- A merchant has one kind of reward, points; their value is stored in the settings.
create or replace view reward_items with (security_invoker = true) as
  select s.reward_item_id as id, s.realm_id, y.name, y.i18n, y.id as reward_type_id
  from merchant_settings s cross join reward_types y where y.code = 'point';
