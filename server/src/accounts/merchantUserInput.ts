import { storedPhone, type WireFields } from '../gateway/wireInput.ts';
import type { CreateMerchantUserInput, UpdateMerchantUserInput } from '../generated/schema.ts';

export const merchantUserInput: WireFields<CreateMerchantUserInput | UpdateMerchantUserInput> = {
  phone: storedPhone,
  branchIds: { wire: 'branches' },
};
