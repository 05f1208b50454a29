import { storedPhone, type WireFields } from '../gateway/wireInput.ts';
import type { CreateMerchantBranchInput, UpdateMerchantBranchInput } from '../generated/schema.ts';

export const branchInput: WireFields<CreateMerchantBranchInput | UpdateMerchantBranchInput> = { phone: storedPhone };
