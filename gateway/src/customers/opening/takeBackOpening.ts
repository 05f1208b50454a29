import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { tierAfterMerge } from '@taem/domain/customers/merge/mergeTier.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { mayDo } from '../../http/requirePermission.ts';
import type { BroughtBeside, TakenBack } from '../../import/BroughtBeside.ts';
import { figuresOf, readAccounts } from '../merge/MergeAccount.ts';
import { readTierRules } from '../merge/readTierRules.ts';

/** What a file brought to an existing member. Members that the file created are withdrawn whole (`withdrawMember`). */
interface OpeningPart<Found extends object> {
  kind: string;
  /** The table whose rows refer to the import. */
  table: 'point_entries' | 'tier_changes' | 'message_consents';
  /** The page with the right to do the same by hand. */
  right: string;
  /** Returns what is left of it; null if nothing is. */
  read(client: DatabaseClient, importId: string, id: string): Promise<Found | null>;
  refused?(found: Found): string | null;
  undo(client: DatabaseClient, session: GatewaySession, importId: string, id: string, found: Found): Promise<unknown>;
}

const ofMembers = <Found extends object>(part: OpeningPart<Found>): BroughtBeside => ({
  kind: part.kind,
  table: 'members',
  when: 'after',
  async find(client, importId, recordId) {
    const { rows } = await client.query<{ member_id: string }>(find(part.table), [importId, recordId]);
    return rows.map(({ member_id }) => member_id);
  },
  lock: (client, keys) => client.query(LOCK, [keys]),
  async takeBack(client, session, importId, keys) {
    const done = { changed: 0, same: 0 };
    const left: LeftMember[] = [];
    for (const id of keys) {
      const [member] = (await client.query<Named>(NAMED, [id])).rows;
      const found = member?.is_there ? await part.read(client, importId, id) : null;
      const refused = found && (part.refused?.(found) ?? null);
      if (!member?.is_there) left.push({ record_id: id, name: null, reason: 'GONE' });
      else if (!found) done.same += 1;
      else if (!mayDo(session, part.right, 'Write'))
        left.push({ record_id: id, name: member.name, reason: 'PERMISSION' });
      else if (refused) left.push({ record_id: id, name: member.name, reason: 'RULE', message: refused });
      else {
        await part.undo(client, session, importId, id, found);
        done.changed += 1;
      }
    }
    return { ...done, left };
  },
});

type LeftMember = TakenBack['left'][number];

interface Named {
  name: string | null;
  is_there: boolean;
}

const NAMED = `
  select nullif(concat_ws(' ', firstname, lastname), '') as name, erased_at is null and merged_into_id is null as is_there
  from members where id = $1`;

const LOCK = 'select from members where id = any($1::uuid[]) order by id for no key update';

/** Leaves out members that the import created. */
const find = (table: string) => `
  select distinct member_id from ${table} b where import_id = $1 and ($2::uuid is null or member_id = $2)
    and not exists (select from changes f join changes c on c.set_id = f.set_id and c.record = 'members'
      where f.record = 'file_imports' and f.record_id = $1 and c.record_id = b.member_id and c.before is null)
  order by member_id`;

/** Points are taken back by a counter-entry, as the ledger is append-only. */
const points = ofMembers<{ points: number; brought: number }>({
  kind: 'points',
  table: 'point_entries',
  right: PAGE.paymentHistory,
  async read(client, importId, id) {
    const [member] = (await client.query<{ points: number; brought: number }>(BROUGHT_POINTS, [importId, id])).rows;
    return member && member.brought !== 0 ? member : null;
  },
  refused: (member) => (member.points < member.brought ? 'The member has spent points that the file brought.' : null),
  undo: (client, session, importId, id, { brought }) => counter(client, session, importId, { id, points: brought }),
});

const BROUGHT_POINTS = `
  select points, (select coalesce(sum(e.points), 0)::int from point_entries e where e.member_id = m.id and e.import_id = $1) as brought
  from members m where id = $2`;

/** Writes the same points with the opposite sign to the ledger and to the balance. */
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
  select m.id, 'opening', $2, ${businessDateSql('now() at time zone coalesce(b.time_zone, r.time_zone)')}, $3, $4
  from members m join realms r on r.id = m.realm_id left join merchant_branches b on b.id = m.branch_id
  where m.id = $1`;

/** Restores the previous tier if the member still has the file's tier; never below the tier that their figures reach. */
const tier = ofMembers<{ before_id: string | null }>({
  kind: 'tier',
  table: 'tier_changes',
  right: PAGE.paymentHistory,
  async read(client, importId, id) {
    return (await client.query<{ before_id: string | null }>(TIER_BEFORE, [importId, id])).rows[0] ?? null;
  },
  async undo(client, _session, _importId, id, { before_id }) {
    const account = (await readAccounts(client, [id])).get(id);
    if (!account) return;
    const given = tierAfterMerge({ kept: before_id, merged: null }, figuresOf(account), await readTierRules(client));
    await client.query('update members set tier_id = $2 where id = $1', [id, given]);
  },
});

const TIER_BEFORE = `
  select t.before_id from tier_changes t join members m on m.id = t.member_id
  where t.import_id = $1 and m.id = $2 and t.after_id is not distinct from m.tier_id order by t.id limit 1`;

/** The customer never gave this answer to this shop: it is deleted, so that only an answer given since counts. */
const consent = ofMembers<{ id: string }>({
  kind: 'consent',
  table: 'message_consents',
  right: PAGE.customerInsight,
  async read(client, importId, id) {
    const text = 'select id from message_consents where import_id = $1 and member_id = $2';
    return (await client.query<{ id: string }>(text, [importId, id])).rows[0] ?? null;
  },
  undo: (client, _session, _importId, _id, { id }) => client.query('delete from message_consents where id = $1', [id]),
});

export const openingOfMembers: readonly BroughtBeside[] = [points, tier, consent];
