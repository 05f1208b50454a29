import { setImmediate as turn } from 'node:timers/promises';
import { type LifetimeSpan, lifetimeSpan } from '@taem/domain/loyalty/lifetimeSpan.ts';
import { tierForLtv } from '@taem/domain/loyalty/tierForLtv.ts';
import { satang } from '@taem/domain/money/money.ts';
import type { Members } from '../../database/generated/rows.ts';
import { type TierRow, tierLevel } from '../../database/loyaltyRows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import type { TierStandingBody } from './whatIfBody.ts';
import { readRules } from './whatIfDraft.ts';

/** How many members are in a tier now, and would be by the rules with the draft. */
export interface Standing {
  /** null for the tier that is being added; with `isNone`, for no tier. */
  tierId: string | null;
  isNone: boolean;
  now: number;
  would: number;
}

type Level = ReturnType<typeof tierLevel>;

const DRAFT = 'draft';
const BATCH = 5_000;
/** Results of formulas other than "at least" hold only for single figures, so not all of them are cached. */
const MAX_SPANS = 64;

/**
 * Counts the current members in the tiers that the rules would give them. Between two thresholds all members are in one
 * tier, so the rule is evaluated once for each such span.
 */
export async function tierStanding(
  client: DatabaseClient,
  draft: TierStandingBody['tier'],
  signal: AbortSignal,
): Promise<readonly Standing[]> {
  const { conditions } = await readRules(client);
  const { rows } = await client.query<Omit<TierRow, 'privileges'>>(TIERS);
  const changed: Level = tierLevel({ status: 'Active', conditions: [], ...draft, id: draft.id ?? DRAFT, name: '' });
  const others = rows.map(tierLevel).filter(({ id }) => id !== changed.id);
  const levels = [...others, changed].sort((a, b) => a.level - b.level);
  const required = levels.flatMap((level) => level.conditions.slice(0, 1));
  const spans: { span: LifetimeSpan; tierId: string | null }[] = [];
  const tierOf = ({ ltv, sales }: MemberRow): string | null => {
    const hit = spans.find(({ span }) => isWithin(span, ltv, sales));
    if (hit) return hit.tierId;
    const lifetime = { totalLtv: satang(ltv), totalTransaction: sales };
    const tierId = tierForLtv(levels, lifetime, conditions)?.id ?? null;
    if (spans.length < MAX_SPANS) spans.push({ tierId, span: lifetimeSpan(required, conditions, lifetime) });
    return tierId;
  };
  const now = new Map<string | null, number>();
  const would = new Map<string | null, number>();
  for await (const members of readMembers(client)) {
    signal.throwIfAborted();
    for (const member of members) {
      count(now, member.tier_id);
      count(would, tierOf(member));
    }
    await turn();
  }
  const ids = [...levels.map(({ id }) => id), null];
  return ids.map((id) => ({
    tierId: id === DRAFT ? null : id,
    isNone: id === null,
    now: now.get(id) ?? 0,
    would: would.get(id) ?? 0,
  }));
}

interface MemberRow extends Pick<Members, 'id' | 'tier_id'> {
  ltv: Members['total_revenue'];
  sales: Members['total_transaction'];
}

async function* readMembers(client: DatabaseClient): AsyncGenerator<readonly MemberRow[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  while (true) {
    const { rows } = await client.query<MemberRow>(MEMBERS, [after, BATCH]);
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function isWithin(
  { leastLtv, mostLtv, leastTransactions, mostTransactions }: LifetimeSpan,
  ltv: number,
  sales: number,
) {
  const lies = (figure: number, least: number | null, most: number | null) =>
    (least === null || figure >= least) && (most === null || figure <= most);
  return lies(ltv, leastLtv, mostLtv) && lies(sales, leastTransactions, mostTransactions);
}

function count(counts: Map<string | null, number>, id: string | null): void {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}

const TIERS = 'select id, name, level, status, conditions from member_tiers order by level';
const MEMBERS = `
  select id, tier_id, total_revenue as ltv, total_transaction as sales from members where id > $1 and merged_into_id is null order by id limit $2`;
