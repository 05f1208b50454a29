import { bookFaults } from '../../check/bookFaults.ts';

/** Statements that find faults in the demo shop; each returns the faulty rows. */
export const shopFaults: Readonly<Record<string, string>> = {
  ...bookFaults,
  'members are known before they buy': `
    select m.id from members m join transactions t on t.member_id = m.id group by m.realm_id, m.id having m.created_at > min(t.time)`,
  'numbers, ids and times of sales rise together': `
    select id from (select id, time, right(transaction_no, 6) as number, lag(time) over w as earlier,
      lag(right(transaction_no, 6)) over w as lower from transactions window w as (order by id)) t
    where time <= earlier or number <= lower`,
  'the business day and the clock are those of the branch': `
    select t.id from transactions t join merchant_branches b on b.id = t.branch_id
    where t.business_date <> (t.time at time zone b.time_zone)::date
      or t.create_local_time <> date_trunc('second', t.time at time zone b.time_zone)`,
  'shops sell only while they are open': `
    select id from transactions where create_local_time::time not between '07:30' and '21:00'`,
  'cashiers sell in their own branch': `
    select t.id from transactions t join merchant_users u on u.id = t.create_by_id where not t.branch_id = any(u.branch_ids)`,
  'a member is no guest': 'select id from transactions where (member_id is null) <> (guest is not null)',
  'OP-49 every bank has one card named Other': `
    select i.id from institutes i left join cards c on c.institute_id = i.id group by i.realm_id, i.id
    having count(*) filter (where c.name = 'Other') <> 1`,
  'MGMT-15 account numbers read xxx-x-xxxxx-x': String.raw`
    select id from payment_channels where account_no !~ '^\d{3}-\d-\d{5}-\d$'`,
  'MGMT-18 product codes are six letters without I and O and six digits': String.raw`
    select id from products where code !~ '^[A-HJ-NP-Z]{6}\d{6}$'`,
  'CUST-59, CUST-62 members have at most three tags and a normal phone': String.raw`
    select id from members where cardinality(tags) > 3 or phone !~ '^0[689]\d{8}\|TH\|\+66$'`,
  'rights name pages that exist': `
    select r.name from merchant_roles r cross join jsonb_array_elements(r.authorizes) a
    where not exists (select from menus m where m.code = a->>'object_code')`,
};
