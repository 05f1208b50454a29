import type { Members } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import type { PaymentState } from './PaymentState.ts';

/**
 * Refuses to sell to an account that was merged into another one; the refusal names the kept account, so that the till
 * can continue with it.
 */
export async function refuseMerged(client: DatabaseClient, { member }: PaymentState): Promise<void> {
  if (!member || member.status === 'Active') return;
  const { rows } = await client.query<Pick<Members, 'id' | 'code'> & { name: string }>(KEPT, [member.id]);
  const [kept] = rows;
  if (!kept) return;
  const message = `This account was merged into ${kept.code} ${kept.name}: sell to that member.`;
  const details = { member_id: kept.id, member_code: kept.code, member_name: kept.name };
  throw new Refusal(422, 'MEMBER_MERGED', [{ path: 'member_id', message }], details);
}

const KEPT = `
  select k.id, k.code, trim(k.firstname || ' ' || k.lastname) as name
  from members m join members k on k.id = m.merged_into_id where m.id = $1`;
