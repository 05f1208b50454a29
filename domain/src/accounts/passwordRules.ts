import { isGuessable } from './isGuessable.ts';

/** Where a password is set; each place has its own messages (OP-04). */
export type PasswordSurface = 'reset' | 'changePassword' | 'usersDialog';

/** The minimum length of a password that the gateway stores, wherever it was typed (OP-04). */
export const MIN_PASSWORD_LENGTH = 8;
/** The maximum length of a password, so that an attacker cannot cause the work of hashing an endless one. */
export const MAX_PASSWORD_LENGTH = 200;

const RULES: Readonly<Record<PasswordSurface, { minimum: number; tooShort: string; mismatch: string }>> = {
  // AUTH-22, OP-02: longer than 8.
  reset: { minimum: 9, tooShort: 'Should more than 8 characters', mismatch: "Password doesn't match" },
  // AUTH-33: 8 are enough, although the message says more.
  changePassword: { minimum: 8, tooShort: 'Need more than 8 characters', mismatch: 'Password does not match' },
  // AUTH-37, OP-04: the messages of the dialog, the minimum of the gateway.
  usersDialog: { minimum: MIN_PASSWORD_LENGTH, tooShort: 'Password is too short', mismatch: 'Does not match' },
};

/** The errors of the two password fields. */
export interface PasswordErrors {
  password?: string;
  confirm?: string;
}

/** Returns the errors of a new password and its repetition, in the words of the screen; empty if both are valid. */
export function passwordErrors(surface: PasswordSurface, password: string, confirm: string): PasswordErrors {
  const problem = passwordProblem(surface, password);
  return {
    ...(problem ? { password: problem } : {}),
    ...(password === confirm ? {} : { confirm: RULES[surface].mismatch }),
  };
}

/** Why a new password is refused. */
export type PasswordFault = 'tooShort' | 'tooLong' | 'guessable';

/** Returns why a new password is refused; null if it is accepted. */
export function passwordFault(surface: PasswordSurface, password: string): PasswordFault | null {
  if (!isLongEnough(surface, password)) return 'tooShort';
  if ([...password].length > MAX_PASSWORD_LENGTH) return 'tooLong';
  return isGuessable(password) ? 'guessable' : null;
}

/** Returns the message of a screen for a refused password. */
export function passwordMessage(surface: PasswordSurface, fault: PasswordFault): string {
  return { tooShort: RULES[surface].tooShort, tooLong: TOO_LONG, guessable: 'Too easy to guess' }[fault];
}

const TOO_LONG = `Need at most ${MAX_PASSWORD_LENGTH} characters`;

/** Returns the error of a new password, in the words of the screen; null if it is accepted. */
export function passwordProblem(surface: PasswordSurface, password: string): string | null {
  const fault = passwordFault(surface, password);
  return fault && passwordMessage(surface, fault);
}

/** Whether the length rule of a screen is met; its checklist turns green then (AUTH-21). */
export function isLongEnough(surface: PasswordSurface, password: string): boolean {
  // Counts characters as people see them, so that the screen and the gateway agree.
  return [...password].length >= RULES[surface].minimum;
}

/** Whether the screen lets the new password be sent (AUTH-21, AUTH-34). */
export function canSubmitPassword(surface: PasswordSurface, password: string, confirm: string): boolean {
  return Object.keys(passwordErrors(surface, password, confirm)).length === 0;
}
