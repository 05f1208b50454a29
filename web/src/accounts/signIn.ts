import { toAuthorizes } from '../app/contractValues.ts';
import { expiryHere } from '../app/freshAccessToken.ts';
import { currentLanguage } from '../app/i18n.ts';
import { canKeepLocally, readLocal, writeLocal } from '../app/localStore.ts';
import { sendOperation } from '../app/sendOperation.ts';
import { type Session, storeSession } from '../app/session.ts';
import type { SignInInput as Credentials } from '../gql/contract.ts';
import { SignInDocument, type SignInMutation } from './gql/graphql.ts';

export type { Credentials };

/** Outlives the session: who has signed in here before is not kept waiting by others' wrong passwords. */
const DEVICE_KEY = 'taem.device';

type IssuedSession = NonNullable<SignInMutation['signIn']['session']>;

/** Why the sign-in failed; null when it succeeded. */
export type SignInRefusal = 'noLocalStore' | 'tooMany' | 'unreachable' | 'wrong' | null;

/** Signs in and keeps the session on this device (AUTH-02, AUTH-03). */
export async function signIn(input: Credentials): Promise<SignInRefusal> {
  // Checked first: a session that cannot be stored would only lead back here.
  if (!canKeepLocally()) return 'noLocalStore';
  try {
    const deviceToken = readLocal(DEVICE_KEY);
    const { data, answeredAt } = await sendOperation(SignInDocument, { input: { ...input, deviceToken } });
    const { session, userErrors } = data.signIn;
    if (!session) return userErrors[0]?.code === 'TOO_MANY_ATTEMPTS' ? 'tooMany' : 'wrong';
    if (session.deviceToken) writeLocal(DEVICE_KEY, session.deviceToken);
    storeSession(toRecord(session, answeredAt));
    return null;
  } catch {
    return 'unreachable';
  }
}

function toRecord({ viewer, ...tokens }: IssuedSession, answeredAt: number | null): Session {
  const branch = viewer.branch ?? onlyOne(viewer.branches);
  return {
    id: viewer.id,
    username: viewer.username,
    access_token: tokens.accessToken,
    access_token_expires_at: expiryHere(tokens.accessTokenExpiresAt, answeredAt),
    refresh_token: tokens.refreshToken,
    client_token: tokens.clientToken,
    lan: currentLanguage(),
    realmId: viewer.realmId,
    branchId: branch?.id ?? null,
    branchName: branch?.name ?? null,
    branches: viewer.branches.map(({ id, name, timeZone }) => ({ id, name, timeZone })),
    branchFixed: viewer.branch !== null && viewer.branch !== undefined,
    merchantName: viewer.merchant.name,
    firstname: viewer.firstname,
    lastname: viewer.lastname,
    jobTitle: viewer.jobTitle ?? null,
    jobUnit: viewer.jobUnit ?? null,
    image: viewer.imageUrl ?? null,
    roleName: viewer.role.name,
    roleId: viewer.role.id,
    authorizes: toAuthorizes(viewer.authorizes),
    earn_cash: viewer.pointRates.earnCash,
    earn_point: viewer.pointRates.earnPoint,
    redeem_cash: viewer.pointRates.redeemCash,
    redeem_point: viewer.pointRates.redeemPoint,
    rewardItemId: viewer.rewardItemId ?? null,
    rewardInstanceId: viewer.rewardInstanceId ?? null,
    currency: viewer.merchant.currencyCode,
    taxId: viewer.merchant.taxId,
    showVat: viewer.merchant.showVat,
  };
}

/** With a single branch there is no selector to choose it with (HOME-04). */
function onlyOne<T>(branches: readonly T[]): T | undefined {
  return branches.length === 1 ? branches[0] : undefined;
}
