import { revenueTarget } from '@taem/domain/insight/targets/revenueTarget.ts';
import { refuseField } from '../../http/errors.ts';
import { recordResource } from '../../resource/recordResource.ts';

export const revenueTargets = recordResource(revenueTarget, {
  refuseClash: (constraint) =>
    constraint === 'revenue_targets_month' ? refuseField('month', 'This month has a target already') : null,
});
