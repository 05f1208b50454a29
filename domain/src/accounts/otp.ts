/** AUTH-16 Digits of a one-time code. */
export const OTP_LENGTH = 6;

/** AUTH-18 The two messages for a wrong code. */
export const WRONG_OTP_MESSAGES = { retry: 'Wrong otp, try again', mismatch: 'The OTP does not match' } as const;

/** Whether Confirm is enabled: more than 5 characters are entered (AUTH-17). */
export function canConfirmOtp(code: string): boolean {
  return code.trim().length > OTP_LENGTH - 1;
}
