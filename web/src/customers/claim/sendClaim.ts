import type { Language } from '../../app/language.ts';
import { isNotCarriedOut } from '../../app/notCarriedOut.ts';
import { OperationFault, sendOperation } from '../../app/sendOperation.ts';
import {
  ClaimPointsDocument,
  type ClaimPointsMutation,
  type ClaimPointsMutationVariables,
  RequestClaimCodeDocument,
} from '../gql/graphql.ts';

type UserError = ClaimPointsMutation['claimPoints']['userErrors'][number];
export type Claimed = NonNullable<ClaimPointsMutation['claimPoints']['claim']>;

/** Why no one can claim the points, or the owner of this phone cannot. */
export const OBSTACLES = ['VOID', 'CLAIMED', 'EXPIRED', 'NO_POINTS', 'INACTIVE', 'TOO_MANY_POINTS'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

export type Refused =
  | { readonly kind: 'failed' | 'tooMany' | 'wrongPhone' | 'wrongCode' | 'link' }
  /**
   * It may have been carried out, or was carried out with the earlier input: sent again with the same key it is not repeated.
   */
  | { readonly kind: 'unknown' | 'already' }
  | { readonly kind: 'obstacle'; readonly obstacle: Obstacle }
  | { readonly kind: 'answers'; readonly errors: readonly UserError[] };
const REPORTED = ['failed', 'tooMany', 'wrongCode', 'unknown', 'already'] as const;
/** The message above the button. */
export type Refusal = (typeof REPORTED)[number];

/**
 * Returns the message of a refusal. Once an answer was lost, a later try that was not accepted proves nothing about the lost
 * one.
 */
export function refusalOf({ kind }: Pick<Refused, 'kind'>, before: Refusal | null): Refusal {
  const reported = REPORTED.find((each) => each === kind) ?? 'failed';
  return reported === 'failed' && before === 'unknown' ? before : reported;
}

export type Sent = { readonly kind: 'sent'; readonly refCode: string };
export type ClaimOutcome =
  | { readonly kind: 'claimed'; readonly claim: Claimed }
  | { readonly kind: 'register'; readonly registerToken: string };

export async function requestCode(token: string, phone: string, language: Language): Promise<Sent | Refused> {
  try {
    const input = { token, phone, language: language === 'th' ? ('TH' as const) : ('EN' as const) };
    const { requestClaimCode } = (await sendOperation(RequestClaimCodeDocument, { input })).data;
    const { claimCode, userErrors } = requestClaimCode;
    return claimCode ? { kind: 'sent', refCode: claimCode.refCode } : refusedBy(userErrors);
  } catch {
    return { kind: 'failed' };
  }
}

export async function claim(input: ClaimPointsMutationVariables['input']): Promise<ClaimOutcome | Refused> {
  try {
    const { claimPoints } = (await sendOperation(ClaimPointsDocument, { input })).data;
    if (claimPoints.claim) return { kind: 'claimed', claim: claimPoints.claim };
    if (claimPoints.registerToken) return { kind: 'register', registerToken: claimPoints.registerToken };
    return refusedBy(claimPoints.userErrors);
  } catch (error) {
    const answer = error instanceof OperationFault ? error.answer : null;
    return { kind: answer && isNotCarriedOut(answer) ? 'failed' : 'unknown' };
  }
}

const KINDS: Readonly<Record<string, 'tooMany' | 'wrongPhone' | 'wrongCode' | 'link' | 'already' | 'unknown'>> = {
  TOO_MANY_ATTEMPTS: 'tooMany',
  WRONG_PHONE: 'wrongPhone',
  WRONG_OTP: 'wrongCode',
  LINK_EXPIRED: 'link',
  IDEMPOTENCY_CONFLICT: 'already',
};

function refusedBy(errors: readonly UserError[]): Refused {
  for (const { code, params } of errors) {
    const kind = KINDS[code];
    if (kind) return { kind };
    const reason = params.find(({ name }) => name === 'reason')?.value;
    const obstacle = OBSTACLES.find((candidate) => candidate === reason);
    if (code === 'NOT_CLAIMABLE' && obstacle) return { kind: 'obstacle', obstacle };
  }
  return errors.some(({ path }) => path[0] === 'answers') ? { kind: 'answers', errors } : { kind: 'failed' };
}
