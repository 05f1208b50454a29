import { canConfirmOtp } from '@taem/domain/accounts/otp.ts';
import { canSubmitPassword } from '@taem/domain/accounts/passwordRules.ts';
import { useState } from 'react';
import type { CodeSent } from '../codeSent.ts';
import { type OtpRefusal, requestOtp } from '../requestOtp.ts';
import { type ResetRefusal, resetPassword } from '../resetPassword.ts';
import { verifyOtp } from '../verifyOtp.ts';

/** The input of all steps of the dialog. */
interface Typed {
  readonly username: string;
  readonly otp: string;
  readonly password: string;
  readonly confirm: string;
}

const NOTHING_SENT: CodeSent = { username: '', target: '', refCode: '' };

/** AUTH-27..30 Holds the current step of the dialog, whether OK is enabled, and what OK does. */
export function useSteps(username: string, close: () => void) {
  const [step, setStep] = useState<Step>('username');
  const [fault, setFault] = useState<Fault>('forgot.wrong');
  const [typed, setTyped] = useState<Typed>({ username, otp: '', password: '', confirm: '' });
  const [sent, setSent] = useState(NOTHING_SENT);
  const [busy, setBusy] = useState(false);

  const ask = async () => {
    const outcome = await requestOtp(typed.username.trim());
    if (typeof outcome === 'string') return afterRequest(outcome);
    setSent(outcome);
    return afterRequest(null);
  };
  const confirm = async () => afterCode(step, await verifyOtp(sent, typed.otp));
  const save = async () => afterPassword(await resetPassword(sent, typed.password));
  const onward: Partial<Record<Step, () => Promise<Next>>> = {
    username: ask,
    code: confirm,
    retry: confirm,
    password: save,
  };

  const go = (next: Next) => {
    setStep(next.step);
    if (next.fault) setFault(next.fault);
    // A secret is only kept for one step.
    setTyped((before) => ({ ...before, otp: '', password: '', confirm: '' }));
  };
  const ok = async () => {
    if (busy || !isReady(step, typed)) return;
    const next = onward[step];
    if (!next) return step === 'done' ? close() : go({ step: 'username' });
    setBusy(true);
    go(await next());
    setBusy(false);
  };
  const type = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  return { step, fault, typed, type, sent, busy, isReady: isReady(step, typed), ok };
}

/** AUTH-30 */
function isReady(step: Step, { username, otp, password, confirm }: Typed): boolean {
  if (step === 'username') return username.trim() !== '';
  if (step === 'code' || step === 'retry') return canConfirmOtp(otp);
  return step !== 'password' || canSubmitPassword('reset', password, confirm);
}

/** AUTH-26 The steps of the dialog, 0 to 4, and the one that explains an error. */
type Step = 'username' | 'code' | 'done' | 'password' | 'retry' | 'error';

/** The message of the error step: generic words only (AUTH-31). */
type Fault = `forgot.${OtpRefusal}` | 'otp.mismatch' | ResetRefusal;

interface Next {
  readonly step: Step;
  readonly fault?: Fault;
}

/** AUTH-27 */
function afterRequest(refusal: OtpRefusal | null): Next {
  return refusal === null ? { step: 'code' } : { step: 'error', fault: `forgot.${refusal}` };
}

/** AUTH-28 After a first wrong code the user may try again; after a second one they may not. */
function afterCode(step: Step, refusal: OtpRefusal | null): Next {
  if (refusal === null) return { step: 'password' };
  if (refusal === 'wrong' && step === 'code') return { step: 'retry' };
  if (refusal === 'wrong') return { step: 'error', fault: 'otp.mismatch' };
  return { step: 'error', fault: refusal === 'tooMany' ? 'otp.tooMany' : 'forgot.unreachable' };
}

/** AUTH-29 */
function afterPassword(refusal: ResetRefusal | null): Next {
  return refusal === null ? { step: 'done' } : { step: 'error', fault: refusal };
}
