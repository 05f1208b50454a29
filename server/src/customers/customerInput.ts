import { phoneOnWire, type WireField, type WireFields } from '../gateway/wireInput.ts';
import type {
  CreateMemberInput,
  CreatePotentialInput,
  CustomerEntryInput,
  MemberSocialInput,
  UpdateMemberInput,
  UpdatePotentialInput,
} from '../generated/schema.ts';

const entries: WireField = {
  to: (list) =>
    (list as CustomerEntryInput[]).map(({ facts }) =>
      Object.fromEntries(facts.map(({ name, value }) => [name, value ?? null])),
    ),
};

const socials: WireField = {
  to: (list) =>
    (list as MemberSocialInput[]).map(({ socialId, account }) => ({ id: socialId ?? null, account: account ?? null })),
};

export const memberInput: WireFields<CreateMemberInput | UpdateMemberInput> = {
  phone: phoneOnWire,
  educations: entries,
  works: entries,
  socials,
};

/** OP-47 */
export const potentialInput: WireFields<CreatePotentialInput | UpdatePotentialInput> = {
  phone: phoneOnWire,
  subDistrictId: { wire: 'subdistrict_id' },
};
