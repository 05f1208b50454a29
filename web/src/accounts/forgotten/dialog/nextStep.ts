import type { OtpRefusal } from '../requestOtp.ts';
import type { ResetRefusal } from '../resetPassword.ts';

/** AUTH-26 The steps of the dialog, 0 to 4, and the one that explains what went wrong. */
export type Step = 'username' | 'code' | 'done' | 'password' | 'retry' | 'error';

/** What is said at the error step: generic words only (AUTH-31). */
export type Fault = `forgot.${OtpRefusal}` | 'otp.mismatch' | ResetRefusal;

export interface Next {
  readonly step: Step;
  readonly fault?: Fault;
}

/** AUTH-27 */
export function afterRequest(refusal: OtpRefusal | null): Next {
  return refusal === null ? { step: 'code' } : { step: 'error', fault: `forgot.${refusal}` };
}

/** AUTH-28 A first wrong code may be tried again; a second one may not. */
export function afterCode(step: Step, refusal: OtpRefusal | null): Next {
  if (refusal === null) return { step: 'password' };
  if (refusal === 'wrong' && step === 'code') return { step: 'retry' };
  if (refusal === 'wrong') return { step: 'error', fault: 'otp.mismatch' };
  return { step: 'error', fault: refusal === 'tooMany' ? 'otp.tooMany' : 'forgot.unreachable' };
}

/** AUTH-29 */
export function afterPassword(refusal: ResetRefusal | null): Next {
  return refusal === null ? { step: 'done' } : { step: 'error', fault: refusal };
}
