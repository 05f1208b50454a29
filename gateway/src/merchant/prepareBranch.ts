import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { ADDRESS_PARTS, type AddressPart } from '@taem/domain/merchant/addressParts.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseInUse } from '../http/errors.ts';
import type { PrepareRecord, ResourceDeclaration } from '../resource/defineResource.ts';
import { composeAddress } from './composeAddress.ts';

/** Composes the address from its parts, and gives a new branch a short code, with which every receipt number begins. */
export const prepareBranch: PrepareRecord = async (values, client, { realmId }, id) => {
  const [now = {}] = id === null ? [] : (await client.query<Partial<Columns>>(ADDRESS, [id])).rows;
  const composed = await composeAddress(client, partsIn(values, undefined), partsIn(now, ''), BOUNDS);
  for (const name of NAMES) if (composed[name] !== undefined) values[columnOf(name)] = composed[name] || null;
  if (id !== null || values.code) return;
  await holdCodes(client, realmId);
  const answer = await client.query<{ code: string }>(FREE_CODE);
  values.code = answer.rows[0]?.code;
};

type Columns = Record<string, string | null>;
type Name = AddressPart | 'line';
const NAMES: readonly Name[] = ['line', ...ADDRESS_PARTS];
const columnOf = (name: Name) => (name === 'line' ? 'address' : wireName(name));
const BOUNDS = { most: MAX_TEXT_LENGTH, pathOf: columnOf };
const ADDRESS = `select ${NAMES.map(columnOf).join(', ')} from merchant_branches where id = $1`;

/** Returns null values as empty texts, and absent ones as `absent`. */
function partsIn<Absent>(values: Readonly<Record<string, unknown>>, absent: Absent) {
  const of = (value: unknown) => (value === undefined ? absent : String(value ?? ''));
  return Object.fromEntries(NAMES.map((name) => [name, of(values[columnOf(name)])])) as Record<Name, string | Absent>;
}

/** Locks the codes, so that two branches added at once, or a branch and a till, see each other's codes. */
export const holdCodes = (client: DatabaseClient, realmId: string) =>
  client.query("select pg_advisory_xact_lock(hashtext('branch-code'), hashtext($1))", [realmId]);

/** Refuses if the branch is the only one of some users: without it they would have none, which means all. */
export const clearBranch: ResourceDeclaration['beforeRemove'] = async (client, _session, id) => {
  const staff = await client.query('select 1 from merchant_users where $1 = any(branch_ids) limit 1', [id]);
  if (staff.rowCount !== 0) throw refuseInUse('The branch', 'merchant users');
  // An offer only for this branch would then apply nowhere, without anyone noticing.
  const offers = await client.query("select 1 from offers where terms -> 'branch_ids' ? $1 limit 1", [id]);
  if (offers.rowCount !== 0) throw refuseInUse('The branch', 'offers');
  // Its targets are deleted in the same change set, so that a revert restores both.
  await client.query('delete from revenue_targets where branch_id = $1', [id]);
};

// Two digits, and more from the hundredth on: `lpad` alone would cut the third off, and no code would be free.
const FREE_CODE = `
  select code from generate_series(1, (select count(*) + 1 from merchant_branches)) n
    cross join lateral (select 'B' || lpad(n::text, greatest(2, length(n::text)), '0') as code) numbered
  where not exists (select from merchant_branches b where b.code = numbered.code) order by n limit 1`;
