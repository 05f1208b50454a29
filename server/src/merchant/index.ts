import { recordOf } from '@taem/domain/records.ts';
import type { Area } from '../gateway/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import { merchantSetting } from './merchantSetting.ts';
import { badgeFields, records } from './records.ts';
import { setShopLogo } from './setShopLogo.ts';
import { updateMemberBadge } from './updateMemberBadge.ts';
import { updateMemberBadges } from './updateMemberBadges.ts';
import { updateMerchantSetting } from './updateMerchantSetting.ts';

export const merchant: readonly Area[] = [
  {
    resolvers: {
      Query: { merchantSetting },
      Mutation: {
        updateMerchantSetting,
        setShopLogo,
        updateMemberBadge,
        updateMemberBadges,
      },
    },
    records,
  },
  declaredRecord(recordOf('MemberBadge'), { fields: badgeFields }),
];
