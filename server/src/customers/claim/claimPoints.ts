import { malformed } from '../../gateway/GatewayError.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { userErrorsOf } from '../../gateway/userErrors.ts';
import { isWireRecord } from '../../gateway/wire.ts';
import type { MutationResolvers, PointClaim } from '../../generated/schema.ts';
import { claimPath } from './claimPath.ts';

export const claimPoints: MutationResolvers['claimPoints'] = async (_, { input }, context) => {
  const { token, phone, refCode, code, answers, consentWording, idempotencyKey } = input;
  const given = answers && Object.fromEntries(answers.map(({ questionId, value }) => [questionId, value]));
  const body = {
    ...{ phone, ref_code: refCode, code },
    ...(given && { answers: given }),
    ...(consentWording && { consent_wording: consentWording }),
  };
  try {
    const payload = await context.gateway.post(claimPath(token), body, { token: null, ...onceBy(idempotencyKey) });
    return { ...outcomeOf(payload), userErrors: [] };
  } catch (error) {
    return { claim: null, registerToken: null, userErrors: userErrorsOf(error, pathOf) };
  }
};

/** Reads the claim or the token for registration; an answer with neither is malformed. */
function outcomeOf(payload: unknown): { claim: PointClaim | null; registerToken: string | null } {
  const { claim, register_token: registerToken } = isWireRecord(payload) ? payload : {};
  if (typeof registerToken === 'string') return { claim: null, registerToken };
  if (!isWireRecord(claim)) throw malformed('The answer has no points.');
  const { points, available_points, member_code } = claim;
  if (typeof points !== 'number' || typeof available_points !== 'number' || typeof member_code !== 'string')
    throw malformed('The answer has no points.');
  return { claim: { points, remainingPoints: available_points, memberCode: member_code }, registerToken: null };
}

const INPUT: Readonly<Record<string, string>> = {
  phone: 'phone',
  ref_code: 'refCode',
  code: 'code',
  consent_wording: 'consentWording',
  'Idempotency-Key': 'idempotencyKey',
};

/** Converts a wire path; answers are named by their question, because a missing one has no position in the list. */
function pathOf(wirePath: string): string[] {
  const own = INPUT[wirePath];
  return own ? [own] : ['answers', wirePath];
}
