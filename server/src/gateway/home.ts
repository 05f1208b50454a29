import type { Context } from '../execution/context.ts';
import { isWireRecord, type WireRecord } from './wire.ts';

/** GET merchants/home: who works here, for whom, where, and with which rights. */
export interface Home {
  user: WireRecord;
  realm: WireRecord;
  merchant: WireRecord;
  branch: WireRecord | null;
  branches: readonly WireRecord[];
  authorizes: readonly WireRecord[];
}

export async function loadHome(context: Context): Promise<Home> {
  const payload = recordOf(await context.gateway.get('/merchants/home'));
  return {
    user: recordOf(payload.user_profile),
    realm: recordOf(payload.realm_profile),
    merchant: recordOf(payload.merchant_profile),
    branch: isWireRecord(payload.branch_profile) ? payload.branch_profile : null,
    branches: recordsOf(payload.branches),
    authorizes: recordsOf(payload.authorizes),
  };
}

function recordOf(value: unknown): WireRecord {
  return isWireRecord(value) ? value : {};
}

function recordsOf(value: unknown): WireRecord[] {
  return Array.isArray(value) ? value.filter(isWireRecord) : [];
}
