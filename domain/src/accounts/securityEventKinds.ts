/** Events the owner is notified of: everything that lets a person in or widens what they may do. */
export const SECURITY_EVENT_KINDS = [
  /** A wrong password. */
  'SIGN_IN_FAILED',
  /** Too many wrong passwords: the next attempt has to wait. */
  'SIGN_IN_LOCKED',
  /** A one-time code for a forgotten password was sent. */
  'OTP_REQUESTED',
  /** A wrong one-time code. */
  'OTP_FAILED',
  /** A forgotten password was reset. */
  'PASSWORD_RESET',
  /** A user changed their own password. */
  'PASSWORD_CHANGED',
  /** A user set the password of another user. */
  'PASSWORD_SET_FOR_OTHER',
  /** A wrong PIN of an offer. */
  'OFFER_PIN_FAILED',
  'OFFER_PIN_LOCKED',
  /** A wrong code for voiding a sale. */
  'VOID_CODE_FAILED',
  'VOID_CODE_LOCKED',
  /** A wrong code for adjusting the points of a sale. */
  'ADJUST_CODE_FAILED',
  'ADJUST_CODE_LOCKED',
  /** A user set the PIN that they approve with at a till. */
  'TILL_PIN_SET',
  /** The PIN of a user was removed. */
  'TILL_PIN_CLEARED',
  /** A wrong PIN of a user, typed at the till of another. */
  'TILL_PIN_FAILED',
  /** Too many wrong PINs: the password is needed to use the PIN again. */
  'TILL_PIN_LOCKED',
  /** A till was handed over to another user by their PIN; the subject is the branch. */
  'TILL_HANDED_OVER',
  /** A parked bill was discarded unpaid; the subject is its amount in THB. */
  'PARKED_BILL_DISCARDED',
  /**
   * A parked bill lost pieces, options or a part of their price when it was parked again or paid; the subject is the
   * earlier price of its products in THB, how much of that is left, and the sale's number.
   */
  'PARKED_BILL_REDUCED',
  /** A closed month was opened again; the subject is the month and the reason. */
  'MONTH_REOPENED',
  /** A user approved an action of another at a till; the subject is the action. */
  'APPROVAL_GIVEN',
  /** A user was created, or got another role, other branches or another status. */
  'USER_RIGHTS_CHANGED',
  /** The email address to which the code for a forgotten password is sent was changed. */
  'USER_EMAIL_CHANGED',
  /** A role was created, or its rights changed. */
  'ROLE_RIGHTS_CHANGED',
  /** A user fetched all data held about a member; the subject is the member's code. */
  'MEMBER_DATA_FETCHED',
  /** A user fetched all data held about a potential customer; the subject is the id. */
  'POTENTIAL_DATA_FETCHED',
  /** A user exported a list of people as a file; `exported` says which. */
  'PEOPLE_EXPORTED',
  /** A refresh token was used twice, so it has been copied; the session was ended. */
  'SESSION_COPIED',
  /** A service account was created, or got another role, other branches or another status. */
  'SERVICE_ACCOUNT_CHANGED',
  /** A key of a service account was created; the subject is its name. */
  'SERVICE_KEY_CREATED',
  /** A key of a service account was revoked. */
  'SERVICE_KEY_REVOKED',
  /** A key was used that does not exist, or has ended. */
  'SERVICE_KEY_FAILED',
  /**
   * A secret with which a bank confirms payments into an account was created, and the previous one ended; the subject
   * is the account's name.
   */
  'BANK_SECRET_CREATED',
  /** A confirmation of payment arrived that was not signed with the secret of its account. */
  'BANK_SIGNATURE_FAILED',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
