import type { Database } from '../../database/pool.ts';
import { refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { Parameters } from '../../resource/Parameters.ts';
import { eventSources } from './eventSources.ts';

/**
 * Returns a page of a member's events, newest first: each source lists its moments, and details are only read for those
 * of the page.
 */
export async function memberEvents(
  database: Database,
  session: GatewaySession,
  memberId: string,
  { limit, skip }: { limit: number; skip: number },
): Promise<string> {
  const parameters = new Parameters();
  const member = `${parameters.add(memberId)}::uuid`;
  const sources = eventSources(session, member, parameters);
  const moments = sources.map(
    ({ kind, rank, moments }) => `select '${kind}' as kind, ${rank} as rank, s.* from (${moments}) s`,
  );
  const details = sources.map(({ kind, details }) => `when '${kind}' then (${details})`);
  const text = `
    with events as (${moments.join('\n      union all ')}
    ), page as (
      select * from events order by time desc, rank desc, ref desc
      limit ${parameters.add(limit)} offset ${parameters.add(skip)}
    )
    select exists (select from members where id = ${member}) as known,
      json_build_object('total', json_build_array(json_build_object('count', (select count(*) from events))),
        'result', coalesce((select json_agg(jsonb_build_object('id', p.kind || ':' || p.ref, 'kind', p.kind, 'time', p.time)
            || coalesce(case p.kind ${details.join(' ')} end, '{}') order by p.time desc, p.rank desc, p.ref desc)
          from page p), '[]'))::text as body`;
  const [row] = await database.withRealm(
    session.realmId,
    async (client) => (await client.query<{ known: boolean; body: string }>(text, parameters.values)).rows,
  );
  if (!row?.known) throw refuseUnknown('The member');
  return row.body;
}
