import { memberTier } from '@taem/domain/loyalty/memberTier.ts';
import { offer } from '@taem/domain/loyalty/offer.ts';
import { recordOf } from '@taem/domain/records.ts';
import type { Area } from '../gateway/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import type { WireField, WireFields } from '../gateway/wireInput.ts';
import type { TierPrivilegeInput, UpdateConditionInput } from '../generated/schema.ts';
import { offerUses } from './offerUses.ts';
import { couponFields, offerFields, records, tierFields } from './records.ts';
import { verifyOffer } from './verifyOffer.ts';
import { offerWhatIf, privilegeOf, tierStanding, tierWhatIf } from './whatIf.ts';
import { whatIfRecords } from './whatIfRecords.ts';

const conditionInput: WireFields<UpdateConditionInput> = {
  logic: { wire: 'template', to: (logic) => ({ logic, var_name: 'value' }) },
};

const tierInput: Readonly<Record<string, WireField>> = {
  privileges: { to: (list) => (list as TierPrivilegeInput[]).map(privilegeOf) },
};

export const loyalty: readonly Area[] = [
  {
    resolvers: {
      Query: {
        offerUses,
        offerWhatIf,
        tierWhatIf,
        tierStanding,
      },
      Mutation: {
        verifyOffer,
      },
    },
    records: [...records, ...whatIfRecords],
  },
  declaredRecord(memberTier, { fields: tierFields, input: tierInput }),
  declaredRecord(offer, { fields: offerFields }),
  declaredRecord(recordOf('Coupon'), { fields: couponFields }),
  declaredRecord(recordOf('Condition'), { input: conditionInput }),
];
