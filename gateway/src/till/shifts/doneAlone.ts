import { type Satang, satang } from '@taem/domain/money/money.ts';
import type { Differences } from '@taem/domain/till/neededApprovals.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';

/**
 * Locks the user until what they do with cash is written: when they use two drawers at once, the second counts what was
 * done at the first. Taken after the lock of the shift, never before it.
 */
export async function holdPerson(client: DatabaseClient, { userId }: GatewaySession): Promise<void> {
  await client.query('select from merchant_users where id = $1 for no key update', [userId]);
}

/**
 * Returns the amount plus what its user has moved in the same direction without an approval: in shifts of this shift's
 * business day, and today, in any drawer of the branch. This way no limit is avoided by splitting an amount, or by
 * using another till or another shift.
 */
export async function cashWith(client: DatabaseClient, { userId }: GatewaySession, shiftId: string, amount: Satang) {
  const { rows } = await client.query<{ moved: number }>(MOVED, [shiftId, userId, amount]);
  return satang(amount + (rows[0]?.moved ?? 0));
}

/**
 * Returns by how much the shifts that the user closed at this branch were over and short without an approval: those of
 * this shift's business day, and those that were closed today.
 */
export async function differedAlone(
  client: DatabaseClient,
  { userId }: GatewaySession,
  shiftId: string,
): Promise<Differences> {
  const { rows } = await client.query<{ over: number; short: number }>(DIFFERED, [shiftId, userId]);
  return { over: satang(rows[0]?.over ?? 0), short: satang(rows[0]?.short ?? 0) };
}

const OPENED = businessDateSql('s.opened_at at time zone b.time_zone');
const HERE = `here as (
    select b.id, b.realm_id, b.time_zone, ${OPENED} as business_date from shifts s
      join merchant_branches b on b.realm_id = s.realm_id and b.id = s.branch_id where s.id = $1)`;
/**
 * Counts both days, so that neither midnight nor a shift that was opened the day before resets the sums in a night's
 * shifts.
 */
const isOfDay = (moment: string) =>
  `(${OPENED} = b.business_date
    or ${businessDateSql(`${moment} at time zone b.time_zone`)} = ${businessDateSql('now() at time zone b.time_zone')})`;
const MOVED = `
  with ${HERE}
  select coalesce(sum(m.amount), 0)::float8 as moved from (
    select e.amount from here b join shift_entries e on e.realm_id = b.realm_id
      join shifts s on s.realm_id = e.realm_id and s.id = e.shift_id
      where e.by_id = $2 and e.approved_by_id is null
        and s.branch_id = b.id and ${isOfDay('e.at')}
    union all
    select s.left_cash - s.counted_cash from here b join shifts s on s.realm_id = b.realm_id and s.branch_id = b.id
      where s.closed_by_id = $2 and s.approved_by_id is null and ${isOfDay('s.closed_at')}) m
  where sign(m.amount) = sign($3::bigint)`;
const DIFFERED = `
  with ${HERE}
  select coalesce(sum(greatest(d.amount, 0)), 0)::float8 as over, coalesce(sum(greatest(-d.amount, 0)), 0)::float8 as short
  from here b join shifts s on s.realm_id = b.realm_id and s.branch_id = b.id
    cross join lateral (values (s.difference), (s.opening_cash - s.expected_opening)) as d(amount)
  where s.closed_by_id = $2 and s.approved_by_id is null and ${isOfDay('s.closed_at')}`;
