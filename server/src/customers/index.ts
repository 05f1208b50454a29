import type { Area } from '../gateway/Area.ts';
import { importMutation } from '../gateway/importMutation.ts';
import { resourceMutations } from '../gateway/resourceMutations.ts';
import { claimPoints } from './claim/claimPoints.ts';
import { receiptLink } from './claim/receiptLink.ts';
import { receiptPage } from './claim/receiptPage.ts';
import { claimRecords } from './claim/records.ts';
import { requestClaimCode } from './claim/requestClaimCode.ts';
import { requestTaxInvoice } from './claim/requestTaxInvoice.ts';
import { memberInput, potentialInput } from './customerInput.ts';
import { findQueries } from './find/findQueries.ts';
import { generateSelfRegisterUrl } from './generateSelfRegisterUrl.ts';
import { memberMergeObstacles, memberMerges } from './merge/memberMerges.ts';
import { mergeMembers, previewMemberMerge, undoMemberMerge } from './merge/mergeMembers.ts';
import { mergeRecords } from './merge/records.ts';
import { onboardForm } from './onboardForm.ts';
import { onboardRecords } from './onboardRecords.ts';
import { eraseMember, previewMemberErasure } from './privacy/eraseMember.ts';
import { erasePotential, previewPotentialErasure } from './privacy/erasePotential.ts';
import { messageConsents, setMessageConsent } from './privacy/messageConsents.ts';
import { privacyRecords } from './privacy/records.ts';
import { records } from './records.ts';
import { createMember } from './register/createMember.ts';
import { likelyMembers } from './register/likelyMembers.ts';
import { mergePotential } from './register/mergePotential.ts';
import { selfRegister } from './selfRegister.ts';
import { selfRegisterChoices } from './selfRegisterChoices.ts';
import { selfRegisterForm } from './selfRegisterForm.ts';
import { sendSelfRegisterUrl } from './sendSelfRegisterUrl.ts';
import { memberEvents } from './wallet/memberEvents.ts';
import { pointEntries } from './wallet/pointEntries.ts';
import { walletRecords } from './wallet/records.ts';

export const customers: Area = {
  resolvers: {
    Query: {
      likelyMembers,
      ...findQueries,
      onboardForm,
      selfRegisterForm,
      selfRegisterChoices,
      pointEntries,
      memberEvents,
      previewMemberMerge,
      memberMerges,
      memberMergeObstacles,
      receiptPage,
      messageConsents,
      previewMemberErasure,
      previewPotentialErasure,
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
      ...importMutation('importPotentials', 'Potential'),
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
      mergeMembers,
      undoMemberMerge,
      requestClaimCode,
      claimPoints,
      requestTaxInvoice,
      setMessageConsent,
      eraseMember,
      erasePotential,
      mergePotential,
    },
    Transaction: { receiptLink },
  },
  records: [...records, ...onboardRecords, ...walletRecords, ...mergeRecords, ...claimRecords, ...privacyRecords],
};
