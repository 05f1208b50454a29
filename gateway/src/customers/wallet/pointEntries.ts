import type { Database } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import type { Days } from '../../resource/days.ts';
import { Parameters } from '../../resource/Parameters.ts';
import { mayShowSale } from './mayShowSale.ts';

export interface EntriesRequest {
  /** null for all kinds. */
  kinds: readonly string[] | null;
  days: Days;
  limit: number;
  skip: number;
}

/**
 * Returns a page of a member's ledger, newest first, each movement with the balance after it. The balance is summed
 * over the whole ledger before filtering, so it is right on every page and under every filter.
 */
export async function pointEntries(
  database: Database,
  session: GatewaySession,
  memberId: string,
  request: EntriesRequest,
): Promise<string> {
  const { text, values } = compileEntries(session, memberId, request);
  const [row] = await database.withRealm(
    session.realmId,
    async (client) => (await client.query<{ known: boolean; body: string }>(text, values)).rows,
  );
  if (!row?.known) throw refuseUnknown('The member');
  return row.body;
}

function compileEntries(session: GatewaySession, memberId: string, { kinds, days, limit, skip }: EntriesRequest) {
  const parameters = new Parameters();
  const member = `${parameters.add(memberId)}::uuid`;
  const chosen = [
    ...(kinds ? [`kind = any(${parameters.add(kinds)}::text[])`] : []),
    ...(days.from ? [`business_date >= ${parameters.add(days.from)}::date`] : []),
    ...(days.to ? [`business_date <= ${parameters.add(days.to)}::date`] : []),
  ];
  const text = `
    with ledger as (
      select e.*, sum(e.points) over (order by e.id) as balance from point_entries e where e.member_id = ${member}
    ), chosen as (
      select * from ledger where ${chosen.join(' and ') || 'true'}
    ), page as (
      select * from chosen order by id desc limit ${parameters.add(limit)} offset ${parameters.add(skip)}
    )
    select exists (select from members where id = ${member}) as known,
      json_build_object('total', json_build_array(json_build_object('count', (select count(*) from chosen))),
        'result', coalesce((select json_agg(${ENTRY} order by e.id desc)
          from page e left join transactions t on t.id = e.transaction_id and ${mayShowSale('t', session, parameters)}), '[]'))::text as body`;
  return { text, values: parameters.values };
}

/** Only the parts of the sale's trace about these points; a remark on a sale belongs to the sale. */
const ENTRY = `json_build_object(
  'id', e.id, 'kind', e.kind, 'points', e.points, 'balance', e.balance, 'business_date', e.business_date, 'time', e.time,
  'transaction_id', t.id,
  'transaction', case when t.id is not null then json_build_object(
    'id', t.id, 'transaction_no', t.transaction_no, 'status', t.status) end,
  'remark', case when e.transaction_id is null or t.id is not null then e.remark end,
  'why', coalesce(case
    when e.kind in ('earn', 'claim') then jsonb_path_query_array(t.trace, '$[*] ? (@.code starts with "EARN_")')
    when e.kind = 'redeem' then jsonb_path_query_array(t.trace, '$[*] ? (@.code starts with "POINTS_")') end, '[]'))`;
