-- Lifetime figures of a member include what an import brought along; when that changes, this updates them and the
-- stored figures of the member's spans (keep_span), under the lock of the fold.
create or replace function keep_brought() returns trigger language plpgsql as $$
begin
  new.total_revenue := new.total_revenue + new.brought_revenue - old.brought_revenue;
  new.total_transaction := new.total_transaction + new.brought_transactions - old.brought_transactions;
  if new.last_transaction_time is not null then
    perform pg_advisory_xact_lock(4100003, hashtext(new.realm_id::text));
    update span_members set ltv = ltv + new.brought_revenue - old.brought_revenue
      where realm_id = new.realm_id and member_id = new.id
        and span_id in (select id from member_spans where realm_id = new.realm_id);
  end if;
  return new;
end $$;

create or replace trigger brought_kept before update of brought_revenue, brought_transactions on members for each row
  when ((old.brought_revenue, old.brought_transactions) is distinct from (new.brought_revenue, new.brought_transactions))
  execute function keep_brought();
