import { memberTier } from '@taem/domain/loyalty/memberTier.ts';
import { tierForm } from '@taem/domain/loyalty/tierForm.ts';
import { refuseInUse } from '../http/errors.ts';
import { json } from '../resource/fields.ts';
import { formRules } from '../resource/formRules.ts';
import { ConditionEntries, PrivilegeEntries } from '../resource/jsonShapes.ts';
import { recordResource } from '../resource/recordResource.ts';
import { refuseUnknownKinds } from './refuseUnknownKinds.ts';

export const memberTiers = recordResource(memberTier, {
  fields: {
    conditions: json('conditions', { schema: ConditionEntries }),
    privileges: json('privileges', { schema: PrivilegeEntries }),
  },
  // MGMT-24 The form has fields for the money required and the first benefit.
  check: formRules(tierForm, {
    moneyRequired: 'conditions.0.value',
    couponId: 'privileges.0.item.coupon_id',
    couponValue: 'privileges.0.item.value',
  }),
  prepare: (values, client) => refuseUnknownKinds(values, client, ['conditions', 'privileges']),
  async beforeRemove(client, _session, id) {
    const offers = await client.query("select 1 from offers where terms -> 'tier_ids' ? $1 limit 1", [id]);
    if (offers.rowCount !== 0) throw refuseInUse('The tier', 'offers');
  },
});
