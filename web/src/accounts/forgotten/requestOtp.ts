import { currentLanguage } from '../../app/i18n.ts';
import { sendOperation } from '../../app/sendOperation.ts';
import { RequestPasswordOtpDocument } from '../gql/graphql.ts';
import type { CodeSent } from './codeSent.ts';

/** Why no code was sent; in generic words only (AUTH-31). */
export type OtpRefusal = 'tooMany' | 'unreachable' | 'wrong';

/** Requests a code; a new request replaces the previous code (OP-07). */
export async function requestOtp(username: string): Promise<CodeSent | OtpRefusal> {
  const input = { username, language: currentLanguage() === 'en' ? 'EN' : 'TH' } as const;
  try {
    const { passwordOtp, userErrors } = (await sendOperation(RequestPasswordOtpDocument, { input })).data
      .requestPasswordOtp;
    if (passwordOtp) return { username, target: passwordOtp.target, refCode: passwordOtp.refCode };
    return userErrors[0]?.code === 'TOO_MANY_ATTEMPTS' ? 'tooMany' : 'wrong';
  } catch {
    return 'unreachable';
  }
}
