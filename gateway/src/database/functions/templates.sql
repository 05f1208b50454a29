-- Conditions and coupons as one list of templates.
create or replace view templates with (security_invoker = true) as
  select id, realm_id, name, 'condition' as kind, type, template, created_at, version from conditions
  union all
  select id, realm_id, name, 'coupon', type, template, created_at, version from coupons;
