import { merchantBranch } from '@taem/domain/merchant/merchantBranch.ts';
import { recordResource } from '../resource/recordResource.ts';
import { clearBranch, prepareBranch } from './prepareBranch.ts';

export const merchantBranches = recordResource(merchantBranch, {
  prepare: prepareBranch,
  beforeRemove: clearBranch,
});
