import type { DatabaseClient } from '../database/pool.ts';
import type { PartRow } from '../import/ImportRules.ts';
import type { Standing } from './opening/openingOfFile.ts';

/** A member whose phone or code occurs in a file. */
export interface ExistingMember extends Standing {
  code: string;
  phone: string | null;
  name: string;
  lastname: string;
  is_erased: boolean;
  is_merged: boolean;
}

/**
 * Returns a lookup of the members that the rows of a part are about, by code and phone. The code may be ambiguous: the
 * row is then refused.
 */
export async function existingMembers(
  client: DatabaseClient,
  rows: readonly PartRow[],
): Promise<(row: PartRow) => readonly ExistingMember[]> {
  const textsOf = (column: string) =>
    rows.map(({ values }) => values[column]).filter((value): value is string => typeof value === 'string');
  const { rows: found } = await client.query<ExistingMember>(EXISTING, [textsOf('code'), textsOf('phone')]);
  const byCode = new Map<string, ExistingMember[]>();
  for (const member of found) byCode.set(keyOf(member.code), [...(byCode.get(keyOf(member.code)) ?? []), member]);
  const byPhone = new Map(found.flatMap((member) => (member.phone === null ? [] : [[member.phone, member] as const])));
  return ({ values, refuse }) => {
    const alike = byCode.get(keyOf(String(values.code ?? ''))) ?? [];
    const [coded, ...others] = alike.filter(({ code }) => code === values.code).concat(alike);
    if (coded && coded.code !== values.code && others.length > 0)
      refuse('code', `may be ${alike.map(({ code }) => code).join(' or ')}: write it as it is kept`);
    return [...new Set([coded, byPhone.get(String(values.phone ?? ''))].filter((member) => member !== undefined))];
  };
}

/** Codes are compared regardless of case; where older members differ only by case, the file must have the exact spelling. */
const keyOf = (code: string): string => code.toLowerCase();

const EXISTING = `
  select m.id, m.code, m.phone, concat_ws(' ', m.firstname, m.lastname) as name, m.lastname, m.tier_id,
    m.erased_at is not null as is_erased, m.merged_into_id is not null as is_merged,
    m.points, m.total_revenue, m.total_transaction, m.brought_revenue, m.brought_transactions,
    coalesce(e.opened, 0)::int as opened, coalesce(e.has_moved, false) as has_moved,
    exists (select from message_consents c where c.member_id = m.id) as has_answered
  from members m left join lateral (
    select sum(points) filter (where kind = 'opening') as opened, bool_or(kind <> 'opening') as has_moved
    from point_entries where member_id = m.id) e on true
  where lower(m.code) = any(array(select lower(one) from unnest($1::text[]) one)) or m.phone = any($2)
  order by m.code_twin`;
