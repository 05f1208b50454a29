import { type Static, Type } from '@sinclair/typebox';
import { isDay } from '@taem/domain/time/calendar.ts';
import { eraHint } from '@taem/domain/time/eraHint.ts';
import { refuseField } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import {
  ConditionEntries,
  CouponEntries,
  Goods,
  orNull,
  PrivilegeEntries,
  Terms,
  Uuid,
} from '../../resource/jsonShapes.ts';
import type { PastPeriod } from './readPastSales.ts';

/** Maximum number of sales examined one by one; if there are more, a sample of about this size. */
const MAX_SALES = 20_000;

const period = {
  from: Type.String({ description: 'First business day, YYYY-MM-DD.' }),
  to: Type.String({ description: 'Last business day, included.' }),
  branch_id: Type.Optional(orNull(Uuid)),
  most: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_SALES,
      description: 'Maximum number of sales to evaluate; above that, a sample.',
    }),
  ),
};
const Value = Type.Number({ minimum: 0, maximum: 99_999_999_999 });
const conditions = Type.Optional(ConditionEntries);

export const OfferWhatIfBody = Type.Object(
  {
    ...period,
    offer: Type.Object(
      {
        id: Type.Optional(orNull(Uuid)),
        conditions,
        items: CouponEntries,
        terms: Type.Optional(Terms),
        goods: Type.Optional(Goods),
        is_automatic: Type.Optional(Type.Boolean()),
        limit_per_member: Type.Optional(orNull(Type.Integer({ minimum: 1, maximum: 1_000_000 }))),
        custom_value: Type.Optional(orNull(Value)),
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type OfferWhatIfBody = Static<typeof OfferWhatIfBody>;

export const TierWhatIfBody = Type.Object(
  { ...period, tier: Type.Object({ id: Uuid, privileges: PrivilegeEntries }, { additionalProperties: false }) },
  { additionalProperties: false },
);
export type TierWhatIfBody = Static<typeof TierWhatIfBody>;

export const TierStandingBody = Type.Object(
  {
    tier: Type.Object(
      {
        id: Type.Optional(orNull(Uuid)),
        level: Type.Integer({ minimum: 1, maximum: 1_000 }),
        status: Type.Optional(Type.Union([Type.Literal('Active'), Type.Literal('Inactive')])),
        conditions,
      },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
);
export type TierStandingBody = Static<typeof TierStandingBody>;

/** Returns the requested days and branches, limited to those in which the user works. */
export function readPastPeriod(
  { from, to, branch_id, most = MAX_SALES }: Pick<OfferWhatIfBody, 'from' | 'to' | 'branch_id' | 'most'>,
  { branchIds }: GatewaySession,
): PastPeriod {
  for (const [path, day] of Object.entries({ from, to })) {
    if (!isDay(day)) throw refuseField(path, 'must be a date YYYY-MM-DD');
    const hint = eraHint(day);
    if (hint) throw refuseField(path, hint);
  }
  if (from > to) throw refuseField('from', 'must not be after `to`');
  if (!branch_id) return { from, to, most, branchIds: branchIds.length > 0 ? branchIds : null };
  const branch = branch_id.toLowerCase();
  if (branchIds.length > 0 && !branchIds.includes(branch))
    throw refuseField('branch_id', 'is not one of your branches');
  return { from, to, most, branchIds: [branch] };
}
