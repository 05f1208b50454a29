import type { Context } from '../gateway/context.ts';
import { isNotFound } from '../gateway/GatewayError.ts';
import { readRecord, readRecords } from '../gateway/records.ts';
import { figureRange } from '../gateway/resolveDays.ts';
import { isWireRecord, type WireRecord } from '../gateway/wire.ts';
import { wireInput } from '../gateway/wireInput.ts';
import type {
  ConditionValueInput,
  CouponValueInput,
  QueryOfferWhatIfArgs,
  QueryResolvers,
  TierPrivilegeInput,
  TierStanding,
  WhatIf,
} from '../generated/schema.ts';

/** The number of sales evaluated for the first figures. */
const QUICK = 2_000;

export const offerWhatIf: QueryResolvers['offerWhatIf'] = async (_, { offer, ...parameters }, context, info) => {
  const { id = null, conditions, items, terms, goods, isAutomatic, limitPerMember, customValue = null } = offer;
  const draft = {
    id,
    conditions: (conditions ?? []).map(conditionOf),
    items: items.map(couponOf),
    ...(terms && wireInput({ terms }, {})),
    ...(goods && wireInput({ goods }, {})),
    ...(isAutomatic && { is_automatic: true }),
    ...(limitPerMember && { limit_per_member: limitPerMember }),
    custom_value: customValue,
  };
  const body = { ...(await periodOf(context, parameters)), offer: draft };
  const record = await ask(context, '/offers/what-if', body, 'what_if');
  return await readRecord<WhatIf>(context, info, 'WhatIf', isWireRecord(record) ? record : null);
};

export const tierWhatIf: QueryResolvers['tierWhatIf'] = async (
  _,
  { tierId, privileges, ...parameters },
  context,
  info,
) => {
  const tier = { id: tierId, privileges: privileges.map(privilegeOf) };
  const body = { ...(await periodOf(context, parameters)), tier };
  const record = await ask(context, '/member-tiers/what-if', body, 'what_if');
  return await readRecord<WhatIf>(context, info, 'WhatIf', isWireRecord(record) ? record : null);
};

export const tierStanding: QueryResolvers['tierStanding'] = async (_, { tier }, context, info) => {
  const { id = null, level, status, conditions } = tier;
  const draft = { id, level, status: status ?? 'Active', conditions: (conditions ?? []).map(conditionOf) };
  const records = await ask(context, '/member-tiers/standing', { tier: draft }, 'standing');
  if (!Array.isArray(records)) return null;
  return await readRecords<TierStanding>(context, info, 'TierStanding', records.filter(isWireRecord));
};

async function periodOf(
  context: Context,
  { range, branchId = null, depth }: Omit<QueryOfferWhatIfArgs, 'offer'>,
): Promise<WireRecord> {
  const { from, to } = await figureRange(context, range, branchId);
  return { from, to, branch_id: branchId, ...(depth === 'QUICK' && { most: QUICK }) };
}

/** An extension: a gateway without it answers 404, and the rule can still be saved. */
async function ask({ gateway }: Context, path: string, body: WireRecord, key: string): Promise<unknown> {
  try {
    const payload = await gateway.post(path, body, { endsWithCaller: true });
    return isWireRecord(payload) ? payload[key] : null;
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

function conditionOf({ conditionId, value }: ConditionValueInput) {
  return { condition_id: conditionId, value };
}

function couponOf({ couponId, value }: CouponValueInput) {
  return { coupon_id: couponId, value };
}

/** Converts a privilege to the wire, which also has a (null) condition for one that always applies. */
export function privilegeOf({ condition, item }: TierPrivilegeInput) {
  return { condition: condition ? conditionOf(condition) : null, item: couponOf(item) };
}
