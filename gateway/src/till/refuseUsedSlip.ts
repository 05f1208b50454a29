import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewaySession } from '../http/GatewayContext.ts';
import { mayDo } from '../http/requirePermission.ts';
import type { SaleOrder } from './SaleOrder.ts';

interface UsedSlip {
  at: number;
  transaction_no: string;
  branch_id: string;
  time: string;
}

/** Throws where a slip of the order has paid for another sale; users who may read that sale see which one, and when. */
export async function refuseUsedSlip(
  client: DatabaseClient,
  session: GatewaySession,
  { tenders, places }: Pick<SaleOrder, 'tenders' | 'places'>,
): Promise<void> {
  const slips = tenders.flatMap(({ slip }, at) => (slip ? [{ at, ...slip }] : []));
  if (slips.length === 0) return;
  const { rows } = await client.query<UsedSlip>(USED, [session.realmId, JSON.stringify(slips)]);
  const [used] = rows;
  if (!used) return;
  const { transaction_no, time } = used;
  const readable = mayReadSale(session, used);
  const which = readable ? ` ${transaction_no} of ${time}` : '';
  const message = [{ path: places.channel(used.at, 'slip'), message: `pays for another sale already${which}` }];
  throw new Refusal(409, 'SLIP_USED', message, readable ? { transaction_no, at: time } : {});
}

function mayReadSale(session: GatewaySession, { branch_id }: UsedSlip): boolean {
  if (session.branchIds.length > 0 && !session.branchIds.includes(branch_id)) return false;
  return SALE_READERS.some((page) => mayDo(session, page, 'Read'));
}

const USED = `
  select s.at, t.transaction_no, t.branch_id, to_json(t.time) #>> '{}' as time
  from jsonb_to_recordset($2::jsonb) as s(at int, sending_bank text, reference text)
    join transaction_channels c on c.realm_id = $1 and c.slip_bank = s.sending_bank and c.slip_reference = s.reference
      and c.slip_reference is not null and not c.slip_is_free
    join transactions t on t.realm_id = c.realm_id and t.id = c.transaction_id
  order by s.at limit 1`;
