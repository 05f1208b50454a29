import { MAX_PARKED_BILLS } from '@taem/domain/limits.ts';
import { fromBaht } from '@taem/domain/money/money.ts';
import type { ChangeParkedBill, ParkBill, ParkedContent } from '@taem/domain/till/parkedBill.schema.ts';
import type { ParkedBills } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseField, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { branchesOf } from '../../resource/branchesOf.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';
import { isUuid } from '../../resource/readValue.ts';
import { refuseOtherContent } from '../recordTransaction.ts';
import { toKept } from './parkedContent.ts';
import { findParked, type ParkedRecord } from './readParked.ts';
import { refuseGone, refuseOpened, refusePaid } from './refuseGone.ts';

/** Parks a bill under the id that its till chose; sending it again returns the same bill. */
export async function parkBill(client: DatabaseClient, session: GatewaySession, body: ParkBill): Promise<ParkedRecord> {
  if (!isUuid(body.branch_id)) throw refuseField('branch_id', 'does not exist');
  const branchId = branchesOf(body.branch_id, session)?.[0] ?? '';
  const isUnpaid = await takeKey(client, body.id);
  const branch = await client.query(BRANCH, [branchId]);
  if (branch.rowCount === 0) throw refuseField('branch_id', 'does not exist');
  const again = await findParked(client, session, body.id);
  if (again) return sameBill(client, session, again, body);
  if (!isUnpaid) throw await whyTaken(client, session, body.id);
  const memberId = await memberOf(client, body.id, body.bill);
  const values = [body.id, branchId, body.name ?? null, session.userId, ...columnsOf(body.bill, memberId)];
  const { rowCount } = await client.query(INSERT, values);
  if (rowCount === 0) throw refuseOtherContent();
  const [{ count } = { count: 0 }] = (await client.query<{ count: number }>(COUNT, [branchId])).rows;
  if (count > MAX_PARKED_BILLS) throw refuseField('branch_id', `has ${MAX_PARKED_BILLS} parked bills already`);
  return found(client, session, body.id);
}

/**
 * Whether no payment has used the bill's id as its key. Waits for a payment that is under way; a payment that starts
 * now waits for this transaction and then finds the bill.
 */
async function takeKey(client: DatabaseClient, id: string): Promise<boolean> {
  const { rowCount } = await client.query(TAKE_KEY, [id.toLowerCase()]);
  if (rowCount) await client.query('delete from idempotency_keys where key = $1', [id.toLowerCase()]);
  return rowCount === 1;
}

/**
 * Explains why the key is in use: a till that was offline took the payment before the bill was parked, or it is the key
 * of something else.
 */
async function whyTaken(client: DatabaseClient, { branchIds }: GatewaySession, id: string): Promise<Refusal> {
  const own = branchIds.length > 0 ? branchIds : null;
  const [sale] = (await client.query<Parameters<typeof refusePaid>[0]>(SALE_OF_KEY, [id.toLowerCase(), own])).rows;
  return sale ? refusePaid(sale) : refuseOtherContent();
}

/**
 * Returns the bill if the same user parked the same content, as its first answer was lost; otherwise throws what
 * happened to it.
 */
async function sameBill(client: DatabaseClient, session: GatewaySession, bill: ParkedRecord, sent: ParkBill) {
  if (bill.status !== 'Parked') await refuseGone(client, session, bill.id);
  const { name = null, bill: content } = sent;
  const values = [bill.id, session.userId, sent.branch_id, name, content.member_id ?? null];
  const [mine] = (
    await client.query(IS_SAME, [...values, JSON.stringify(toKept(content)), fromBaht(content.amount_due)])
  ).rows;
  if (!mine) await refuseGone(client, session, bill.id);
  return bill;
}

/** Replaces the content of a bill, or names it; refuses to overwrite what another user has written since. */
export async function changeParked(
  client: DatabaseClient,
  session: GatewaySession,
  id: string,
  { __v: version, name, bill }: ChangeParkedBill,
): Promise<ParkedRecord> {
  const kept = await lockParked(client, session, id);
  const isStale =
    version > kept.version ||
    (name !== undefined && kept.name_version > version) ||
    (bill !== undefined && kept.bill_version > version);
  if (isStale) await refuseGone(client, session, id);
  if (name !== undefined) await client.query(RENAME, [id, session.userId, name]);
  if (bill) {
    const memberId = await memberOf(client, id, bill);
    await client.query(NOTE_REDUCED, [session.realmId, id, JSON.stringify(chargesOf(bill)), session.userId]);
    await client.query(REPLACE, [id, session.userId, ...columnsOf(bill, memberId)]);
  }
  return found(client, session, id);
}

/** Records that a till has the bill open. Any till may open it, even while another one has: the first to be paid gets it. */
export async function openParked(client: DatabaseClient, session: GatewaySession, id: string): Promise<ParkedRecord> {
  await lockParked(client, session, id);
  await client.query(OPEN, [id, session.userId]);
  return found(client, session, id);
}

/** Discards a bill, if it is still at the version that was read. */
export async function discardParked(
  client: DatabaseClient,
  session: GatewaySession,
  id: string,
  version: number,
): Promise<ParkedRecord> {
  const kept = await lockParked(client, session, id);
  if (kept.version !== version) {
    const { opened_at, opened_by_name, changed_at } = await found(client, session, id);
    if (opened_at && opened_at >= changed_at) throw refuseOpened(opened_by_name, opened_at);
    await refuseGone(client, session, id);
  }
  await client.query(DISCARD, [id, session.userId]);
  return found(client, session, id);
}

async function lockParked(client: DatabaseClient, session: GatewaySession, id: string) {
  if (!isUuid(id)) throw refuseUnknown('The parked bill');
  const { rows } = await client.query<Pick<ParkedBills, 'version' | 'name_version' | 'bill_version'>>(LOCK, [id]);
  // A bill of another branch is treated as if it did not exist.
  const bill = await found(client, session, id);
  if (bill.status !== 'Parked') await refuseGone(client, session, id);
  return rows[0] ?? { version: 0, name_version: 0, bill_version: 0 };
}

async function found(client: DatabaseClient, session: GatewaySession, id: string): Promise<ParkedRecord> {
  const bill = await findParked(client, session, id);
  if (!bill) throw refuseUnknown('The parked bill');
  return bill;
}

/** Returns the account that buys; throws if it lacks the points of the bill beside those on other parked bills. */
async function memberOf(client: DatabaseClient, id: string, bill: ParkedContent): Promise<string | null> {
  if (bill.member_id == null) {
    if (bill.points_as_cash > 0)
      throw new Refusal(422, 'POINTS_NOT_FOR_GUEST', [
        { path: 'bill.points_as_cash', message: 'A guest has no points.' },
      ]);
    return null;
  }
  const { rows } = await client.query<{ id: string; points: number; promised: number }>(MEMBER, [bill.member_id, id]);
  const [member] = rows;
  if (!member) throw new Refusal(422, 'NOT_FOUND', [{ path: 'bill.member_id', message: 'member does not exist' }]);
  const missing = member.promised + bill.points_as_cash - member.points;
  if (bill.points_as_cash > 0 && missing > 0) {
    const message = `The member has ${member.points} points, ${member.promised} of them on other parked bills.`;
    throw new Refusal(422, 'INSUFFICIENT_POINTS', [{ path: 'bill.points_as_cash', message }], {
      ...{ points: member.points, promised: member.promised, missing },
    });
  }
  return member.id;
}

const columnsOf = (bill: ParkedContent, memberId: string | null) => [
  memberId,
  JSON.stringify(toKept(bill)),
  fromBaht(bill.amount_due),
  bill.lines.reduce((sum, { quantity }) => sum + quantity, 0),
  bill.points_as_cash,
];

/** The bill's lines in the form of a sale's lines, with the prices of options included in the price of a piece. */
const chargesOf = (bill: ParkedContent) =>
  toKept(bill).lines.map(({ product_id, quantity, unit_price, options }) => ({
    ...{ product_id, qty: quantity },
    charge_amount: (options ?? []).reduce((sum, { price }) => sum + price, unit_price),
  }));

/**
 * Takes the key as a payment does. The foreign key to the sale is checked when the transaction ends: by then the key is
 * released.
 */
const TAKE_KEY = `
  insert into idempotency_keys (realm_id, key, request_hash, transaction_id)
  values (current_setting('app.realm_id')::uuid, $1, '', new_id()) on conflict do nothing`;

/** Voids, adjustments, returns and exchanges have keys with stored answers, and are left out. */
const SALE_OF_KEY = `
  select t.transaction_no, t.time as at, ${nameOfUser('t.create_by_id')} as by
  from idempotency_keys k join transactions t on t.id = k.transaction_id
  where k.key = $1 and k.answer is null and ($2::uuid[] is null or t.branch_id = any($2))`;

/** Serialises parking in a branch, so that the limit holds; sales of the branch are not blocked. */
const BRANCH = "select 1 from merchant_branches where id = $1 and status = 'Active' for no key update";

const INSERT = `
  insert into parked_bills (id, branch_id, name, create_by_id, changed_by_id, member_id, bill, amount_due, qty, points)
  values ($1, $2, $3, $4, $4, $5, $6, $7, $8, $9) on conflict do nothing`;

const COUNT = `select count(*)::int as count from parked_bills where branch_id = $1 and status = 'Parked'`;

/** The name is not compared if the bill was renamed since. */
const IS_SAME = `
  select 1 from parked_bills p left join members m on m.id = p.member_id
  where p.id = $1 and p.create_by_id = $2 and p.branch_id = $3 and p.bill_version = 0
    and (p.name_version > 0 or p.name is not distinct from $4)
    and coalesce(m.merged_into_id, m.id) is not distinct from
      (select coalesce(s.merged_into_id, s.id) from members s where s.id = $5)
    and p.bill = $6::jsonb and p.amount_due = $7`;

const LOCK = 'select version, name_version, bill_version from parked_bills where id = $1 for update';

const RENAME = `
  update parked_bills set name = $3, version = version + 1, name_version = version + 1, changed_at = now(), changed_by_id = $2
  where id = $1`;

const REPLACE = `
  update parked_bills set member_id = $3, bill = $4, amount_due = $5, qty = $6, points = $7,
    version = version + 1, bill_version = version + 1, changed_at = now(), changed_by_id = $2,
    opened_at = null, opened_by_id = null
  where id = $1`;

/** Runs before the bill is overwritten. */
const NOTE_REDUCED = 'select note_reduced_bill($1, $2, $3, $4, null)';

const OPEN = `
  update parked_bills set version = version + 1, opened_at = now(), opened_by_id = $2 where id = $1`;

const DISCARD = `
  update parked_bills set status = 'Discarded', version = version + 1, closed_at = now(), closed_by_id = $2,
    opened_at = null, opened_by_id = null
  where id = $1`;

/** Locks the member, so that two tills do not promise the same points at once. */
const MEMBER = `
  with sold as (
    select k.id, k.points from members m join members k on k.id = coalesce(m.merged_into_id, m.id)
    where m.id = $1 and k.status = 'Active' for no key update of k)
  select s.id, s.points, (select coalesce(sum(p.points), 0) from parked_bills p join members a on a.id = p.member_id
    where p.status = 'Parked' and p.id <> $2 and s.id in (a.id, a.merged_into_id)) as promised
  from sold s`;
