import { inAddress } from '../../gateway/inAddress.ts';
import { resourceMutations } from '../../gateway/resourceMutations.ts';
import type { MutationResolvers } from '../../generated/schema.ts';
import { memberInput } from '../customerInput.ts';

type Resolver = Extract<NonNullable<MutationResolvers['createMember']>, (...given: never[]) => unknown>;

const MEMBER = { type: 'Member', noun: 'Member', writes: ['create'], input: memberInput } as const;
// CALL-28
const direct = resourceMutations({ ...MEMBER, fixed: { i18n: {} } }).createMember as Resolver;
const ofPotential = (id: string) =>
  resourceMutations({ ...MEMBER, path: `potentials/${inAddress(id)}/member` }).createMember as Resolver;

/** Creates a member, or turns a potential into one. */
export const createMember: MutationResolvers['createMember'] = (parent, { input }, context, info) => {
  const { potentialId, ...fields } = input;
  const create = potentialId ? ofPotential(potentialId) : direct;
  return create(parent, { input: fields }, context, info);
};
