import { isGuessable } from './isGuessable.ts';

/** Where a password is set; each place has its own words (OP-04). */
export type PasswordSurface = 'reset' | 'changePassword' | 'usersDialog';

/** Shortest password that the gateway stores, wherever it was typed (OP-04). */
export const MIN_PASSWORD_LENGTH = 8;
/** Longest password taken: hashing an endless one is work for an attacker to give away. */
export const MAX_PASSWORD_LENGTH = 200;

const RULES: Readonly<Record<PasswordSurface, { minimum: number; tooShort: string; mismatch: string }>> = {
  // AUTH-22, OP-02: longer than 8.
  reset: { minimum: 9, tooShort: 'Should more than 8 characters', mismatch: "Password doesn't match" },
  // AUTH-33: 8 are enough, whatever the words say.
  changePassword: { minimum: 8, tooShort: 'Need more than 8 characters', mismatch: 'Password does not match' },
  // AUTH-37, OP-04: the dialog's words, the gateway's minimum.
  usersDialog: { minimum: MIN_PASSWORD_LENGTH, tooShort: 'Password is too short', mismatch: 'Does not match' },
};

/** What is wrong with each of the two password fields. */
export interface PasswordErrors {
  password?: string;
  confirm?: string;
}

/** What is wrong with a new password and its repetition, in the words of the screen; empty when both are good. */
export function passwordErrors(surface: PasswordSurface, password: string, confirm: string): PasswordErrors {
  const problem = passwordProblem(surface, password);
  return {
    ...(problem ? { password: problem } : {}),
    ...(password === confirm ? {} : { confirm: RULES[surface].mismatch }),
  };
}

/** What a new password can be refused for. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'guessable';

/** What a new password is refused for; null when it is good. */
export function passwordFault(surface: PasswordSurface, password: string): PasswordFault | null {
  if (!isLongEnough(surface, password)) return 'tooShort';
  if ([...password].length > MAX_PASSWORD_LENGTH) return 'tooLong';
  return isGuessable(password) ? 'guessable' : null;
}

/** The words of a screen for it. */
export function passwordMessage(surface: PasswordSurface, fault: PasswordFault): string {
  return { tooShort: RULES[surface].tooShort, tooLong: TOO_LONG, guessable: 'Too easy to guess' }[fault];
}

const TOO_LONG = `Need at most ${MAX_PASSWORD_LENGTH} characters`;

/** What is wrong with a new password, in the words of the screen; null when it is good. */
export function passwordProblem(surface: PasswordSurface, password: string): string | null {
  const fault = passwordFault(surface, password);
  return fault && passwordMessage(surface, fault);
}

/** Whether the length rule of a screen is met; its checklist turns green then (AUTH-21). */
export function isLongEnough(surface: PasswordSurface, password: string): boolean {
  // Counted in characters as a person sees them, so that the screen and the gateway never disagree.
  return [...password].length >= RULES[surface].minimum;
}

/** Whether the screen lets the new password be sent (AUTH-21, AUTH-34). */
export function canSubmitPassword(surface: PasswordSurface, password: string, confirm: string): boolean {
  return Object.keys(passwordErrors(surface, password, confirm)).length === 0;
}
