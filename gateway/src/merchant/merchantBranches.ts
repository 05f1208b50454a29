import { merchantBranch } from '@taem/domain/merchant/merchantBranch.ts';
import { recordResource } from '../resource/recordResource.ts';
import { clearBranch, prepareBranch } from './prepareBranch.ts';
import { refuseNoSeller } from './refuseNoSeller.ts';
import { refuseSameNumbers } from './refuseSameNumbers.ts';

export const merchantBranches = recordResource(merchantBranch, {
  prepare: prepareBranch,
  beforeRemove: clearBranch,
  afterChange: async (client, { realmId }) => {
    await refuseNoSeller(client, 'tax_branch_no');
    await refuseSameNumbers(client, realmId, 'code');
  },
});
