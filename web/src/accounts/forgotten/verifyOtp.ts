import { sendOperation } from '../../app/sendOperation.ts';
import { VerifyOtpDocument } from '../gql/graphql.ts';
import type { CodeSent } from './codeSent.ts';
import type { OtpRefusal } from './requestOtp.ts';

/** Checks the code of the email; returns null if it is correct. */
export async function verifyOtp({ username, refCode }: CodeSent, otp: string): Promise<OtpRefusal | null> {
  try {
    const { verified, userErrors } = (await sendOperation(VerifyOtpDocument, { input: { username, refCode, otp } }))
      .data.verifyOtp;
    if (verified) return null;
    return userErrors[0]?.code === 'TOO_MANY_ATTEMPTS' ? 'tooMany' : 'wrong';
  } catch {
    return 'unreachable';
  }
}
