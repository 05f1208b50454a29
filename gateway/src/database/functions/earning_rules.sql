-- What a sale earns, by the settings.
create or replace view earning_rules with (security_invoker = true) as
  select md5('earning-rule:' || s.realm_id)::uuid as id, s.realm_id, e.name, e.i18n, e.code as event_code,
    s.earn_cash, s.earn_point, s.reward_item_id, s.reward_instance_id, s.version
  from merchant_settings s cross join events e where e.code = 'EARN';
