import { merchantRole } from '@taem/domain/accounts/merchantRole.ts';
import { merchantUser } from '@taem/domain/accounts/merchantUser.ts';
import type { Area } from '../execution/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import { listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { changePassword } from './changePassword.ts';
import { securityEventFilter } from './filters.ts';
import { records, roleFields, userFields } from './records.ts';
import { refreshSession } from './refreshSession.ts';
import { requestPasswordOtp } from './requestPasswordOtp.ts';
import { resetPassword } from './resetPassword.ts';
import { roleImpact } from './roleImpact.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
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
        ...listQuery('menus', { type: 'Menu', one: 'menu' }),
      },
      Mutation: {
        signIn,
        refreshSession,
        signOut,
        requestPasswordOtp,
        verifyOtp,
        resetPassword,
        changePassword,
      },
    },
    records,
  },
  declaredRecord(merchantUser, { fields: userFields }),
  declaredRecord(merchantRole, { fields: roleFields }),
];
