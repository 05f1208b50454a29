-- What one sale, in its current state, adds to this rollup. The payment, the void, the demo shop, the rebuilding and
-- the check of the books all read it, so that they cannot count differently. A sale with several tenders counts as a
-- transaction only for the tender that pays most, and as a use for each: over all tenders, transactions add up to the
-- sales. The last return of a sale takes back what each of its tenders was counted for.
create or replace view channels_figures with (security_invoker = true) as
  select transaction_id, realm_id, branch_id, business_date, customer_type, type, institute_id, card_id,
    counted * (row_number() over (partition by transaction_id order by paid desc, position) = 1)::int as transactions,
    counted * is_counted as uses, amount
  from (
    select t.id as transaction_id, t.realm_id, t.branch_id, t.business_date, t.counted::int as counted,
      case when t.member_id is null then 'Guest' else 'Member' end as customer_type, coalesce(c.type, 'Other') as type,
      coalesce(c.institute_id, '00000000-0000-0000-0000-000000000000') as institute_id,
      coalesce(c.card_id, '00000000-0000-0000-0000-000000000000') as card_id,
      coalesce(sum(c.amount), 0)::bigint as amount,
      case when t.returns_id is null then coalesce(sum(c.amount), 0) else coalesce(sum(s.amount), -1) end as paid,
      case when t.returns_id is null or count(s.position) > 0 then 1 else 0 end as is_counted,
      min(coalesce(c.returns_position, c.position)) as position
    from transactions t left join transaction_channels c on c.transaction_id = t.id
      left join transaction_channels s on s.transaction_id = t.returns_id and s.position = c.returns_position
    where t.status = 'Complete'
    group by t.realm_id, t.id, c.type, c.institute_id, c.card_id) tenders;
