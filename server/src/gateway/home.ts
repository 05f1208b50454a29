import type { DayEnds } from '@taem/domain/merchant/businessDay.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { amountOf } from './amountOf.ts';
import type { Context } from './context.ts';
import { malformed } from './GatewayError.ts';
import { textOf } from './textOf.ts';
import { isWireRecord, type WireRecord } from './wire.ts';

/** GET merchants/home: the user, the merchant, the branches and the rights. */
export interface Home {
  user: WireRecord;
  realm: WireRecord & { id: string };
  merchant: WireRecord;
  branch: WireRecord | null;
  branches: readonly WireRecord[];
  authorizes: readonly WireRecord[];
  /** When business days end; at midnight if the gateway does not send it. */
  dayEnds: DayEnds;
  /** The last closed day of the books; null if none is. */
  closedThrough: Day | null;
}

export async function loadHome(context: Context): Promise<Home> {
  const began = performance.now();
  const payload = recordOf(await context.gateway.get('/merchants/home'), 'home');
  context.clock.adjust(payload, performance.now() - began);
  const user = identified(payload.user_profile, 'user_profile');
  const { token } = context.gateway;
  if (token !== null) context.callers.remember(token, String(user.id));
  return {
    user,
    realm: identified(payload.realm_profile, 'realm_profile'),
    merchant: recordOf(payload.merchant_profile, 'merchant_profile'),
    branch: payload.branch_profile == null ? null : recordOf(payload.branch_profile, 'branch_profile'),
    branches: recordsOf(payload.branches, 'branches'),
    authorizes: recordsOf(payload.authorizes, 'authorizes'),
    dayEnds: dayEndsOf(recordOf(payload.merchant_profile, 'merchant_profile')),
    closedThrough: textOf(recordOf(payload.merchant_profile, 'merchant_profile').closed_through) || null,
  };
}

/** Reads `day_ends` of a wire record. */
export function dayEndsOf({ day_ends: dayEnds }: WireRecord): DayEnds {
  return dayEnds == null
    ? []
    : recordsOf(dayEnds, 'day_ends').map(({ from, hour }) => ({ from: textOf(from), hour: amountOf(hour) }));
}

function recordOf(value: unknown, what: string): WireRecord {
  if (isWireRecord(value)) return value;
  throw malformed(`The answer has no ${what}.`);
}

function identified(value: unknown, what: string): WireRecord & { id: string } {
  const record = recordOf(value, what);
  if (typeof record.id === 'string') return { ...record, id: record.id };
  throw malformed(`${what} has no id.`);
}

function recordsOf(value: unknown, what: string): WireRecord[] {
  if (Array.isArray(value) && value.every(isWireRecord)) return value;
  throw malformed(`The answer has no ${what}.`);
}
