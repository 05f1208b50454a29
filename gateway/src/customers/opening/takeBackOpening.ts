import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { tierAfterMerge } from '@taem/domain/customers/merge/mergeTier.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import type { BroughtBeside, TakenBack } from '../../import/BroughtBeside.ts';
import { figuresOf, readAccounts } from '../merge/MergeAccount.ts';
import { readTierRules } from '../merge/readTierRules.ts';

/**
 * The points and the tier that a file brought to members who were there before. Points go by a counter-entry, as the ledger
 * is only ever added to; members whom the file made take theirs with them (`withdrawMember`).
 */
export const openingOfMembers: BroughtBeside = {
  kind: 'member',
  async find(client, importId, recordId) {
    const { rows } = await client.query<{ member_id: string }>(FIND, [importId, recordId]);
    return rows.map(({ member_id }) => member_id);
  },
  async takeBack(client, session, importId, keys) {
    const done = { changed: 0, same: 0 };
    const left: LeftMember[] = [];
    for (const id of keys) {
      const [member] = (await client.query<Standing>(STANDING, [importId, id])).rows;
      if (!member || member.erased || member.merged) left.push({ record_id: id, name: null, reason: 'GONE' });
      else if (member.brought === 0 && !member.tier_change) done.same += 1;
      else if (member.brought !== 0 && !mayDo(session, PAGE.paymentHistory, 'Write'))
        left.push({ record_id: id, name: member.name, reason: 'PERMISSION' });
      else if (member.points < member.brought)
        left.push({ record_id: id, name: member.name, reason: 'RULE', message: SPENT });
      else {
        await counter(client, session, importId, { id, points: member.brought });
        if (member.tier_change) await giveTierBack(client, id, member.tier_change.before_id);
        done.changed += 1;
      }
    }
    return { ...done, left };
  },
};

type LeftMember = TakenBack['left'][number];

const SPENT = 'The member has spent points that the file brought.';

interface Standing {
  name: string | null;
  erased: boolean;
  merged: boolean;
  points: number;
  /** Points of the import that stand. */
  brought: number;
  /** The tier before it, where it is still the one that the file gave. */
  tier_change: { before_id: string | null } | null;
}

/** Not those who were made by it. */
const FIND = `
  select distinct member_id from (
    select member_id from point_entries where import_id = $1
    union select member_id from tier_changes where import_id = $1) b
  where ($2::uuid is null or member_id = $2)
    and not exists (select from changes f join changes c on c.set_id = f.set_id and c.record = 'members'
      where f.record = 'file_imports' and f.record_id = $1 and c.record_id = b.member_id and c.before is null)
  order by member_id`;

const STANDING = `
  select nullif(concat_ws(' ', m.firstname, m.lastname), '') as name, m.erased_at is not null as erased,
    m.merged_into_id is not null as merged, m.points,
    (select coalesce(sum(e.points), 0)::int from point_entries e where e.member_id = m.id and e.import_id = $1) as brought,
    (select json_build_object('before_id', t.before_id) from tier_changes t
      where t.member_id = m.id and t.import_id = $1 and t.after_id is not distinct from m.tier_id order by t.id limit 1) as tier_change
  from members m where m.id = $2 for no key update of m`;

/** The same points again with the other sign, in the ledger and on the balance. */
export async function counter(
  client: DatabaseClient,
  { userId }: GatewaySession,
  importId: string,
  { id, points }: { id: string; points: number },
): Promise<void> {
  if (points === 0) return;
  await client.query('update members set points = points - $2 where id = $1', [id, points]);
  await client.query(COUNTER, [id, -points, userId, importId]);
}

const COUNTER = `
  insert into point_entries (member_id, kind, points, business_date, by_id, import_id)
  select m.id, 'opening', $2, (now() at time zone coalesce(b.time_zone, r.time_zone))::date, $3, $4
  from members m join realms r on r.id = m.realm_id left join merchant_branches b on b.id = m.branch_id
  where m.id = $1`;

/** Never below what the member has reached. */
async function giveTierBack(client: DatabaseClient, id: string, before: string | null): Promise<void> {
  const account = (await readAccounts(client, [id])).get(id);
  if (!account) return;
  const tier = tierAfterMerge({ kept: before, merged: null }, figuresOf(account), await readTierRules(client));
  await client.query('update members set tier_id = $2 where id = $1', [id, tier]);
}
