import type { Area } from '../execution/Area.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { BY_NAME, listQuery, pagedQueries } from '../gateway/resourceQueries.ts';
import { statusFilter } from '../gateway/statusFilter.ts';
import { changePassword } from './changePassword.ts';
import { merchantUserFilter, securityEventFilter } from './filters.ts';
import { merchantUserInput } from './merchantUserInput.ts';
import { records } from './records.ts';
import { refreshSession } from './refreshSession.ts';
import { requestPasswordOtp } from './requestPasswordOtp.ts';
import { resetPassword } from './resetPassword.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { verifyOtp } from './verifyOtp.ts';
import { viewer } from './viewer.ts';

export const accounts: Area = {
  resolvers: {
    Query: {
      viewer,
      ...pagedQueries({
        type: 'MerchantUser',
        one: 'merchantUser',
        many: 'merchantUsers',
        filter: merchantUserFilter,
        sortFields: {
          USERNAME: 'username',
          FIRSTNAME: 'firstname',
          LASTNAME: 'lastname',
          ROLE: 'role.name',
          STATUS: 'status',
          CREATED_AT: 'time',
        },
        defaultSort: { username: 1 },
      }),
      ...pagedQueries({
        type: 'MerchantRole',
        one: 'merchantRole',
        many: 'merchantRoles',
        filter: statusFilter,
        ...BY_NAME,
        sortFields: { ...BY_NAME.sortFields, STATUS: 'status' },
      }),
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
      ...resourceMutations({
        type: 'MerchantUser',
        noun: 'MerchantUser',
        writes: ['create', 'update', 'delete', 'uploadImage'],
        input: merchantUserInput,
      }),
      ...resourceMutations({ type: 'MerchantRole', noun: 'MerchantRole', writes: ['create', 'update', 'delete'] }),
    },
  },
  records,
};
