import { MAX_TEXT_LENGTH } from '@taem/domain/form/messages.ts';
import { ADDRESS_PARTS, type AddressPart } from '@taem/domain/merchant/addressParts.ts';
import { wireName } from '@taem/domain/record/wireName.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseInUse } from '../http/errors.ts';
import type { PrepareRecord, ResourceDeclaration } from '../resource/defineResource.ts';
import { composeAddress } from './composeAddress.ts';

/** Its address as its parts make it, and for a new branch a short code: it stands in front of every receipt number. */
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

/** What is null is empty; what is not there is `absent`. */
function partsIn<Absent>(values: Readonly<Record<string, unknown>>, absent: Absent) {
  const of = (value: unknown) => (value === undefined ? absent : String(value ?? ''));
  return Object.fromEntries(NAMES.map((name) => [name, of(values[columnOf(name)])])) as Record<Name, string | Absent>;
}

/** Two branches that are added at once, or a branch and a till, see each other's codes. */
export const holdCodes = (client: DatabaseClient, realmId: string) =>
  client.query("select pg_advisory_xact_lock(hashtext('branch-code'), hashtext($1))", [realmId]);

/** Without this branch its users would have none left, which means all of them. */
export const clearBranch: ResourceDeclaration['beforeRemove'] = async (client, _session, id) => {
  const staff = await client.query('select 1 from merchant_users where $1 = any(branch_ids) limit 1', [id]);
  if (staff.rowCount !== 0) throw refuseInUse('The branch', 'merchant users');
  // An offer for this branch alone would hold nowhere, unnoticed.
  const offers = await client.query("select 1 from offers where terms -> 'branch_ids' ? $1 limit 1", [id]);
  if (offers.rowCount !== 0) throw refuseInUse('The branch', 'offers');
  // What was planned for it goes with it, into the same change set: a revert brings both back.
  await client.query('delete from revenue_targets where branch_id = $1', [id]);
};

// Two digits, and more from the hundredth on: `lpad` alone would cut the third off, and none would be free.
const FREE_CODE = `
  select code from generate_series(1, (select count(*) + 1 from merchant_branches)) n
    cross join lateral (select 'B' || lpad(n::text, greatest(2, length(n::text)), '0') as code) numbered
  where not exists (select from merchant_branches b where b.code = numbered.code) order by n limit 1`;
