import { canKeepLocally, readLocal, writeLocal } from '../app/localStore.ts';
import { sendOperation } from '../app/sendOperation.ts';
import { storeSession } from '../app/session.ts';
import { sessionRecord } from '../app/sessionRecord.ts';
import type { SignInInput as Credentials } from '../gql/contract.ts';
import { SignInDocument } from './gql/graphql.ts';

export type { Credentials };

/** Outlives the session: a user who has signed in here before is not delayed by others' wrong passwords. */
const DEVICE_KEY = 'taem.device';

/** Why the sign-in failed; null if it succeeded. */
export type SignInRefusal = 'noLocalStore' | 'tooMany' | 'unreachable' | 'wrong' | null;

/** Signs in and stores the session on this device (AUTH-02, AUTH-03). */
export async function signIn(input: Credentials): Promise<SignInRefusal> {
  // Checked first: a session that cannot be stored would only lead back here.
  if (!canKeepLocally()) return 'noLocalStore';
  try {
    const deviceToken = readLocal(DEVICE_KEY);
    const { data, answeredAt } = await sendOperation(SignInDocument, { input: { ...input, deviceToken } });
    const { session, userErrors } = data.signIn;
    if (!session) return userErrors[0]?.code === 'TOO_MANY_ATTEMPTS' ? 'tooMany' : 'wrong';
    if (session.deviceToken) writeLocal(DEVICE_KEY, session.deviceToken);
    storeSession(sessionRecord(session, answeredAt));
    return null;
  } catch {
    return 'unreachable';
  }
}
