import { revenueTarget } from '@taem/domain/insight/targets/revenueTarget.ts';
import { refuseField } from '../../http/errors.ts';
import { recordResource } from '../../resource/recordResource.ts';

export const revenueTargets = recordResource(revenueTarget, {
  // Who works in some branches would not see it again.
  prepare: async (values, _client, { branchIds }, id) => {
    if (id === null && branchIds.length > 0 && !values.branch_id)
      throw refuseField('branch_id', 'is not one of your branches');
  },
  refuseClash: (constraint) =>
    constraint === 'revenue_targets_month' ? refuseField('month', 'This month has a target already') : null,
});
