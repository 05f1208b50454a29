import { merchantBranch } from '@taem/domain/merchant/merchantBranch.ts';
import { recordResource } from '../resource/recordResource.ts';
import { judgeTax } from './judgeTax.ts';
import { clearBranch, prepareBranch } from './prepareBranch.ts';

const TAX_FIELDS = {
  ...{ SAME_CODES: 'code', SAME_NUMBERS: 'status', NAME: 'status', TAX_ID: 'status' },
  ...{ ADDRESS: 'address', BRANCH_NO: 'tax_branch_no', SAME_BRANCH_NO: 'tax_branch_no' },
};

export const merchantBranches = recordResource(merchantBranch, {
  prepare: prepareBranch,
  beforeRemove: clearBranch,
  beforeChange: (client, { realmId }) => judgeTax(client, realmId, TAX_FIELDS),
});
