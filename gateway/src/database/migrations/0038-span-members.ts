const FIGURES = ['transactions', 'qty', 'payment', 'discount', 'revenue', 'earn_points', 'redeem_points'];
const each = (write: (figure: string) => string) => FIGURES.map(write).join(', ');

/**
 * What each member bought on the days that somebody asks for, added up once (docs/adr/0078). The truth at any moment is a row here
 * plus the rows of `daily_members` that are not folded yet, as it is for days and months. No payment writes here.
 */
export const spanMembers = `
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
