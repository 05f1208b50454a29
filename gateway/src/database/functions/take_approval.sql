-- Uses an approval up, in the transaction of what was approved: once, within its time, for this very content, by whom and
-- where it was given. Of two at once the second waits here and then finds it used. Nothing is taken where none is needed.
create or replace function take_approval(p_realm_id uuid, p_approval jsonb, p_branch_id uuid, p_by_id uuid, p_transaction_id uuid)
returns void language plpgsql as $$
begin
  if coalesce(jsonb_typeof(p_approval), 'null') = 'null' then
    return;
  end if;
  update approvals set used_at = now(), transaction_id = p_transaction_id
    where realm_id = p_realm_id and id = (p_approval ->> 'id')::uuid and used_at is null and expires_at > now()
      and branch_id = p_branch_id and given_to_id = p_by_id and subject = decode(p_approval ->> 'subject', 'hex')
      and actions @> array(select jsonb_array_elements_text(p_approval -> 'actions'));
  if not found then
    raise exception using errcode = 'TA007', message = 'APPROVAL';
  end if;
end $$;
