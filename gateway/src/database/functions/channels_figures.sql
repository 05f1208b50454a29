-- What one sale adds to this rollup as it stands now; the payment, the void, the demo shop, the rebuilding and the
-- check of the books all read it, so no two of them can count differently. A sale that is paid in several ways is one
-- of the transactions of the tender that pays most, and one of the uses of each: over all tenders, transactions add
-- up to the sales.
create or replace view channels_figures with (security_invoker = true) as
  select transaction_id, realm_id, branch_id, business_date, customer_type, type, institute_id, card_id,
    (row_number() over (partition by transaction_id order by amount desc, position) = 1)::int as transactions,
    1 as uses, amount
  from (
    select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date,
      case when t.member_id is null then 'Guest' else 'Member' end as customer_type, coalesce(c.type, 'Other') as type,
      coalesce(c.institute_id, '00000000-0000-0000-0000-000000000000') as institute_id,
      coalesce(c.card_id, '00000000-0000-0000-0000-000000000000') as card_id,
      coalesce(sum(c.amount), 0)::bigint as amount, min(c.position) as position
    from transactions t left join transaction_channels c on c.transaction_id = t.id
    where t.status = 'Complete'
    group by t.realm_id, t.id, c.type, c.institute_id, c.card_id) tenders;
