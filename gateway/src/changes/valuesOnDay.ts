import type { Database } from '../database/pool.ts';
import { refuseField } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { isVisible } from './isVisible.ts';
import { idsIn, namesOf } from './namesOf.ts';
import { mayKnowField } from './recordedFields.ts';
import type { Recorded, RecordedResources } from './recordedResources.ts';
import { type ReportedValue, reportValue } from './reportValue.ts';

/** A value of a field during a period; null if the record did not exist. */
export interface HeldValue {
  from: Date;
  to: Date;
  /** Whether the record existed. */
  known: boolean;
  value: ReportedValue | null;
}

interface Held {
  from: Date;
  to: Date;
  known: boolean;
  value: unknown;
}

/**
 * Returns the values of a field on a day of the shop's calendar: one, or several with their times if it was changed on
 * that day. Reconstructed from the current record, back through every change since.
 */
export function valuesOnDay(
  database: Database,
  recorded: RecordedResources,
  session: GatewaySession,
  kind: Recorded,
  { id, field: name, day }: { id: string; field: string; day: string },
): Promise<HeldValue[]> {
  const found = [...kind.fields].find(([, field]) => field.name === name && mayKnowField(field, session));
  if (!found || found[1].kind === 'picture') throw refuseField('field', 'is not a field whose values are available');
  const [column, field] = found;
  return database.inTransaction(
    session.realmId,
    async (client) => {
      const answer = await client.query<Held>(heldOn(recorded, session, kind), [
        ...[kind.resource.table, id, column, day, session.branchIds],
      ]);
      const names = await namesOf(client, recorded, session, new Set(answer.rows.flatMap(({ value }) => idsIn(value))));
      return answer.rows.map(({ value, ...row }) => ({ ...row, value: reportValue(field.kind, value, names) }));
    },
    { snapshot: true },
  );
}

/**
 * A change states the value that it replaced; the last value is that of the record itself. `$1` is its table, `$2` its
 * id, `$3` the column, `$4` the day, `$5` the branches in which the reader works.
 */
const heldOn = (recorded: RecordedResources, session: GatewaySession, kind: Recorded) => `
  with bounds as (
    select $4::date::timestamp at time zone time_zone as starts, ($4::date + 1)::timestamp at time zone time_zone as ends
    from realms where id = current_setting('app.realm_id')::uuid),
  ended as (
    select c.id, c.time as to_time, c.before is not null as known, c.before -> $3 as value
    from changes c where c.record = $1 and c.record_id = $2
      and (c.before is null or c.after is null or c.before ? $3)
    union all
    select 9223372036854775807, 'infinity', (select true from ${kind.resource.table} where id = $2) is true,
      (select to_jsonb(t) -> $3 from ${kind.resource.table} t where id = $2)),
  spans as (
    select id, coalesce(lag(to_time) over (order by id), '-infinity') as from_time, to_time, known, value from ended)
  select greatest(from_time, starts) as "from", least(to_time, ends) as "to", known, value
  from spans, bounds where from_time < ends and to_time > starts and starts < now() and from_time < to_time
    and ${isVisible(recorded, session, kind, '$2', '$5')} order by id`;
