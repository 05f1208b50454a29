-- Uses an approval up in the transaction of the approved action: once, before it expires, for exactly this content, by
-- the user and in the branch it was given for, while the approver still may approve there and has the PIN used for it.
-- Of two at once, the second waits here and then finds it used. Does nothing where no approval is needed. Returns the
-- approver; otherwise raises the reason as its message, with the needed actions that were not approved as its detail.
drop function if exists take_approval(uuid, jsonb, uuid, uuid, uuid);
create or replace function take_approval(p_realm_id uuid, p_approval jsonb, p_branch_id uuid, p_by_id uuid, p_transaction_id uuid)
returns uuid language plpgsql as $$
declare
  approver uuid;
  needed text[];
  given record;
begin
  if coalesce(jsonb_typeof(p_approval), 'null') = 'null' then
    return null;
  end if;
  needed := array(select jsonb_array_elements_text(p_approval -> 'actions'));
  update approvals a set used_at = now(), transaction_id = p_transaction_id
    from till_pins p, merchant_users u, merchant_roles r
    where a.realm_id = p_realm_id and a.id = (p_approval ->> 'id')::uuid and a.used_at is null and a.expires_at > now()
      and a.branch_id = p_branch_id and a.given_to_id = p_by_id and a.subject = decode(p_approval ->> 'subject', 'hex')
      and a.actions @> needed
      and p.realm_id = a.realm_id and p.user_id = a.approved_by_id and p.created_at <= a.created_at
      and u.realm_id = a.realm_id and u.id = a.approved_by_id and u.status = 'Active'
      and (u.branch_ids = '{}' or a.branch_id = any(u.branch_ids))
      and r.realm_id = a.realm_id and r.id = u.role_id and r.status = 'Active'
      and (lower(trim(r.name)) = 'administrator'
        or r.authorizes @> '[{"object_code": "Page.Merchant.Payment.Approval", "action_codes": ["Write"]}]')
    returning a.approved_by_id into approver;
  if found then
    return approver;
  end if;
  select a.used_at, a.expires_at, array(select unnest(needed) except select unnest(a.actions)) as missing into given from approvals a
    where a.realm_id = p_realm_id and a.id = (p_approval ->> 'id')::uuid and a.branch_id = p_branch_id and a.given_to_id = p_by_id
      and a.subject = decode(p_approval ->> 'subject', 'hex');
  raise exception using errcode = 'TA007', detail = array_to_string(coalesce(given.missing, '{}'), ','), message = case
    when not found then 'OTHER' when given.used_at is not null then 'USED' when given.expires_at <= now() then 'EXPIRED'
    when given.missing <> '{}' then 'MORE' else 'APPROVER' end;
end $$;
