import type { Area } from '../execution/Area.ts';
import { withDays } from '../gateway/askedDays.ts';
import { importMutation } from '../gateway/importMutation.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { pagedQueries } from '../gateway/resourceQueries.ts';
import type { MemberFilter, PotentialFilter } from '../generated/schema.ts';
import { memberInput, potentialInput } from './customerInput.ts';
import { generateSelfRegisterUrl } from './generateSelfRegisterUrl.ts';
import { memberFilter } from './memberFilter.ts';
import { onboardForm } from './onboardForm.ts';
import { onboardRecords } from './onboardRecords.ts';
import { potentialFilter } from './potentialFilter.ts';
import { records } from './records.ts';
import { createMember } from './register/createMember.ts';
import { likelyMembers } from './register/likelyMembers.ts';
import { selfRegister } from './selfRegister.ts';
import { selfRegisterChoices } from './selfRegisterChoices.ts';
import { selfRegisterForm } from './selfRegisterForm.ts';
import { sendSelfRegisterUrl } from './sendSelfRegisterUrl.ts';
import { memberEvents } from './wallet/memberEvents.ts';
import { pointEntries } from './wallet/pointEntries.ts';
import { walletRecords } from './wallet/records.ts';

const BY_NAME = { FIRSTNAME: 'firstname', LASTNAME: 'lastname', CREATED_AT: 'time' };

export const customers: Area = {
  resolvers: {
    Query: {
      ...pagedQueries({
        type: 'Member',
        one: 'member',
        many: 'members',
        filter: async (filter: MemberFilter, context) =>
          memberFilter(await withDays(context, filter, ['birthdate', 'lastTransaction', 'created'])),
        sortFields: {
          ...BY_NAME,
          CODE: 'code',
          TIER: 'tier.current.name',
          LAST_TRANSACTION_TIME: 'last_transaction_time',
          TOTAL_REVENUE: 'accum.payment.total_revenue',
          TOTAL_TRANSACTIONS: 'accum.payment.total_transaction',
          REMAINING_POINTS: 'lifetime_value.remaining_reward',
        },
      }),
      ...pagedQueries({
        type: 'Potential',
        one: 'potential',
        many: 'potentials',
        filter: async (filter: PotentialFilter, context) =>
          potentialFilter(await withDays(context, filter, ['lastActivity'])),
        sortFields: { ...BY_NAME, LAST_ACTIVITY_TIME: 'last_activity_time' },
        defaultSort: { last_activity_time: -1 },
      }),
      likelyMembers,
      onboardForm,
      selfRegisterForm,
      selfRegisterChoices,
      pointEntries,
      memberEvents,
    },
    Mutation: {
      ...resourceMutations({
        type: 'Member',
        noun: 'Member',
        writes: ['update', 'uploadImage'],
        scopedUpdate: true,
        input: memberInput,
      }),
      createMember,
      ...importMutation('importMembers', 'Member'),
      ...resourceMutations({
        type: 'Potential',
        noun: 'Potential',
        writes: ['create', 'update', 'uploadImage'],
        // CALL-27
        fixed: { i18n: {} },
        scopedUpdate: true,
        input: potentialInput,
      }),
      generateSelfRegisterUrl,
      sendSelfRegisterUrl,
      selfRegister,
    },
  },
  records: [...records, ...onboardRecords, ...walletRecords],
};
