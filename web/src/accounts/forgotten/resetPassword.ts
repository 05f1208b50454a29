import { sendOperation } from '../../app/sendOperation.ts';
import { ResetPasswordDocument } from '../gql/graphql.ts';
import type { CodeSent } from './codeSent.ts';

export type ResetRefusal = 'reset.notVerified' | 'reset.guessable' | 'otp.tooMany' | 'forgot.unreachable';

/** Sets the new password (AUTH-23); returns null if it was set. */
export async function resetPassword({ username, refCode }: CodeSent, password: string): Promise<ResetRefusal | null> {
  try {
    const input = { username, refCode, password };
    const { changed, userErrors } = (await sendOperation(ResetPasswordDocument, { input })).data.resetPassword;
    if (changed) return null;
    const code = userErrors[0]?.code;
    if (code === 'TOO_MANY_ATTEMPTS') return 'otp.tooMany';
    // The gateway's list of guessable passwords may be longer than the one in this page.
    return code === 'VALIDATION' ? 'reset.guessable' : 'reset.notVerified';
  } catch {
    return 'forgot.unreachable';
  }
}
