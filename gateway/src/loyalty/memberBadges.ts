import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { recordOf } from '@taem/domain/records.ts';
import { json } from '../resource/fields.ts';
import { ConditionEntries } from '../resource/jsonShapes.ts';
import { recordResource } from '../resource/recordResource.ts';
import { refuseUnknownKinds } from './refuseUnknownKinds.ts';

/** Badges can be listed; their thresholds are written with the settings. */
export const memberBadges = recordResource(recordOf('MemberBadge'), {
  update: PAGE.setting,
  fields: { conditions: json('conditions', { schema: ConditionEntries }) },
  prepare: (values, client) => refuseUnknownKinds(values, client, ['conditions']),
});
