import { merchantBranch } from '@taem/domain/merchant/merchantBranch.ts';
import { recordResource } from '../resource/recordResource.ts';
import { clearBranch, prepareBranch } from './prepareBranch.ts';
import { refuseNoSeller, refuseNumberless } from './refuseNoSeller.ts';

export const merchantBranches = recordResource(merchantBranch, {
  prepare: async (values, client, session, id) => {
    if (id === null && !values.tax_branch_no && values.status !== 'Inactive') await refuseNumberless(client);
    await prepareBranch(values, client, session, id);
  },
  beforeRemove: clearBranch,
  afterChange: (client) => refuseNoSeller(client, 'tax_branch_no'),
});
