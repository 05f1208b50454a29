/**
 * Who bought what in a span of days, once those days are over: a bit for each member, at the member's number. No payment
 * writes here. Spans are settled in the background; what is not settled, or has changed since, is read from its sales
 * (docs/adr/0070).
 *
 * The number of a member is a place in those bits and nothing else. One sequence serves all shops, as one for each would
 * make registrations wait for each other; so its steps would tell a shop how others grow, and it must never leave the
 * gateway: no resource has it, and the record of changes leaves it out.
 */
export const buyers = `
create sequence member_number_seq;
-- Small and dense, in no order that means anything.
alter table members add column number int not null default nextval('member_number_seq');
create unique index members_number_idx on members (realm_id, number);

-- A day, or a whole month; true unless \`daily_members\` has rows of it that are not folded yet.
create table settled_spans (
  realm_id uuid not null references realms, first_day date not null, last_day date not null,
  primary key (realm_id, first_day, last_day)
);
create table span_buyers (
  realm_id uuid not null references realms,
  goods_id uuid not null,                       -- of a product, or of a category as it was sold then
  is_category boolean not null,
  first_day date not null, last_day date not null,
  buyers bit varying not null,
  primary key (realm_id, goods_id, is_category, first_day, last_day)
);
`;
