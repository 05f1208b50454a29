const FIGURES = ['transactions', 'qty', 'payment', 'discount', 'revenue', 'earn_points', 'redeem_points'];
const each = (write: (figure: string) => string) => FIGURES.map(write).join(', ');

/**
 * What each member bought on the days that somebody asks for, added up once (docs/adr/0078). The truth at any moment is a row here
 * plus the rows of `daily_members` that are not folded yet, as it is for days and months. No payment writes here.
 */
const TABLES = `
create table member_spans (
  id uuid primary key default new_id(),
  realm_id uuid not null references realms,
  first_day date not null, last_day date not null,   -- infinity: also what is sold from now on
  branch_ids uuid[] not null,                        -- in order; empty: all
  wanted_at timestamptz not null default now(),
  unique (realm_id, first_day, last_day, branch_ids)
);
-- Whole spans come and go: a reference from each row would be checked for each row.
create table span_members (
  realm_id uuid not null references realms, span_id uuid not null, member_id uuid not null,
  ${each((figure) => `${figure} bigint not null`)},
  ltv bigint not null,                               -- lifetime revenue, as far as it is folded
  primary key (span_id, member_id)
) with (fillfactor = 90);`;

/** Keeps a span, unless it is there, and lets go of those that were longest not wanted. It has the lock of the fold: nothing is folded between its look at the figures and its end. */
const KEEP = `
create function keep_span(p_realm_id uuid, p_first date, p_last date, p_branches uuid[], p_most int) returns boolean
language plpgsql as $$
declare
  until date := p_last;
  whole date := (date_trunc('month', p_first - 1) + interval '1 month')::date;
  after date;
  kept uuid;
begin
  if not pg_try_advisory_xact_lock(4100003, hashtext(p_realm_id::text)) then
    return false;
  end if;
  if not exists (select from daily_sales where realm_id = p_realm_id and business_date > p_last) then
    until := 'infinity';
  end if;
  update member_spans set wanted_at = now()
    where realm_id = p_realm_id and first_day = p_first and last_day in (p_last, until) and branch_ids = p_branches;
  if found then
    return true;
  end if;
  with gone as (
    delete from member_spans where id in (
      select id from member_spans where realm_id = p_realm_id order by wanted_at desc, id offset p_most - 1)
    returning id
  ) delete from span_members where realm_id = p_realm_id and span_id in (select id from gone);
  insert into member_spans (realm_id, first_day, last_day, branch_ids) values (p_realm_id, p_first, until, p_branches)
    returning id into kept;
  after := greatest(whole, case when until = 'infinity' then until else date_trunc('month', until + 1)::date end);
  insert into span_members (realm_id, span_id, member_id, ${each((figure) => figure)}, ltv)
    select p_realm_id, kept, f.member_id, ${each((figure) => `f.${figure}`)}, m.total_revenue - coalesce(u.revenue, 0)
    from (
      select member_id, ${each((figure) => `sum(${figure}::float8)::bigint as ${figure}`)} from (
        select branch_id, member_id, ${each((figure) => figure)} from monthly_members
          where realm_id = p_realm_id and month >= whole and month < after
        union all
        select branch_id, member_id, ${each((figure) => figure)} from daily_members
          where realm_id = p_realm_id and slot = 0 and business_date between p_first and until
            and (business_date < whole or business_date >= after)) d
      where p_branches = '{}' or branch_id = any(p_branches)
      group by member_id) f
      join members m on m.id = f.member_id
      left join (select member_id, sum(revenue)::bigint as revenue from daily_members
        where realm_id = p_realm_id and slot > 0 group by member_id) u on u.member_id = f.member_id
    order by f.member_id;
  return true;
end $$;`;

/**
 * What the fold takes away from the days, it brings to the spans. A row that is folded already goes only when a shop is filled
 * anew. Who is not in a span and bought nothing in it stays out; lifetimes change in all spans.
 */
const FOLLOW = `
create function follow_fold() returns trigger language plpgsql as $$
begin
  if not exists (select from member_spans where realm_id in (select realm_id from gone)) then
    return null;
  end if;
  if exists (select from gone where slot = 0) then
    delete from span_members where realm_id in (select realm_id from gone);
    delete from member_spans where realm_id in (select realm_id from gone);
    return null;
  end if;
  insert into span_members as r (realm_id, span_id, member_id, ${each((figure) => figure)}, ltv)
    select d.realm_id, d.span_id, d.member_id, ${each((figure) => `d.${figure}`)},
      (select coalesce(sum(revenue), 0) from monthly_members m where m.realm_id = d.realm_id and m.member_id = d.member_id)
    from (
      select g.realm_id, s.id as span_id, g.member_id, bool_or(inside) as inside,
        ${each((figure) => `coalesce(sum(${figure}) filter (where inside), 0)::bigint as ${figure}`)}
      from gone g join member_spans s on s.realm_id = g.realm_id
        cross join lateral (select g.business_date between s.first_day and s.last_day
          and (s.branch_ids = '{}' or g.branch_id = any(s.branch_ids)) as inside) i
      group by g.realm_id, s.id, g.member_id) d
    where inside or exists (select from span_members k where k.span_id = d.span_id and k.member_id = d.member_id)
    order by d.span_id, d.member_id
    on conflict (span_id, member_id) do update
      set ${each((figure) => `${figure} = r.${figure} + excluded.${figure}`)}, ltv = excluded.ltv;
  return null;
end $$;
create trigger spans_followed after delete on daily_members referencing old table as gone
  for each statement execute function follow_fold();
-- Also where a shop is filled in bulk, with other triggers off.
alter table daily_members enable always trigger spans_followed;`;

export const spanMembers = [TABLES, KEEP, FOLLOW].join('\n');
export const spanMembersTables = ['member_spans', 'span_members'];
