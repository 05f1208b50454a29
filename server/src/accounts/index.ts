import { merchantRole } from '@taem/domain/accounts/merchantRole.ts';
import { merchantUser } from '@taem/domain/accounts/merchantUser.ts';
import { serviceAccount } from '@taem/domain/accounts/serviceAccount.ts';
import { recordOf } from '@taem/domain/records.ts';
import type { Area } from '../gateway/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import type { ListQuery } from '../gateway/GatewayCalls.ts';
import { pagedQueries } from '../gateway/resourceQueries.ts';
import type { SecurityEventFilter } from '../generated/schema.ts';
import { changePassword } from './changePassword.ts';
import { handOverTill } from './handOverTill.ts';
import { menuFields, records, roleFields, serviceAccountFields, userFields } from './records.ts';
import { refreshSession } from './refreshSession.ts';
import { requestPasswordOtp } from './requestPasswordOtp.ts';
import { resetPassword } from './resetPassword.ts';
import { roleImpact } from './roleImpact.ts';
import { createServiceAccountKey, revokeServiceAccountKey } from './serviceAccountKeys.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { clearTillPin, setTillPin } from './tillPin.ts';
import { verifyOtp } from './verifyOtp.ts';
import { viewer } from './viewer.ts';

export const accounts: readonly Area[] = [
  {
    resolvers: {
      Query: {
        viewer,
        roleImpact,
        ...pagedQueries({
          type: 'SecurityEvent',
          many: 'securityEvents',
          filter: securityEventFilter,
          defaultSort: { time: -1 },
        }),
      },
      Mutation: {
        signIn,
        refreshSession,
        signOut,
        requestPasswordOtp,
        verifyOtp,
        resetPassword,
        changePassword,
        setTillPin,
        clearTillPin,
        handOverTill,
        createServiceAccountKey,
        revokeServiceAccountKey,
      },
    },
    records,
  },
  declaredRecord(merchantUser, { fields: userFields }),
  declaredRecord(serviceAccount, { fields: serviceAccountFields }),
  declaredRecord(merchantRole, { fields: roleFields }),
  declaredRecord(recordOf('Menu'), { fields: menuFields }),
];

function securityEventFilter({ kind, from, to }: SecurityEventFilter): ListQuery {
  return { ...(kind && { filter: { kind } }), from, to };
}
