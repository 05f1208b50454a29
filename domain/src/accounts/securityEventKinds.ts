/** What the owner is told of: everything by which somebody gets in, or may do more than before. */
export const SECURITY_EVENT_KINDS = [
  /** A wrong password. */
  'SIGN_IN_FAILED',
  /** So many wrong passwords that the next is waited for. */
  'SIGN_IN_LOCKED',
  /** A one-time code for a forgotten password was sent. */
  'OTP_REQUESTED',
  /** A wrong one-time code. */
  'OTP_FAILED',
  /** A forgotten password was set anew. */
  'PASSWORD_RESET',
  /** Somebody changed the own password. */
  'PASSWORD_CHANGED',
  /** Somebody set the password of another user. */
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
  /** A user was made, or got another role, other branches or another status. */
  'USER_RIGHTS_CHANGED',
  /** The address that a forgotten password's code goes to is another one. */
  'USER_EMAIL_CHANGED',
  /** A role was made, or may do something else. */
  'ROLE_RIGHTS_CHANGED',
  /** Somebody fetched everything that is held about a member, whose code is the subject. */
  'MEMBER_DATA_FETCHED',
  /** Somebody fetched everything that is held about a potential customer, whose id is the subject. */
  'POTENTIAL_DATA_FETCHED',
  /** Somebody took a list of people away as a file; `exported` says which. */
  'PEOPLE_EXPORTED',
  /** A refresh token came a second time: somebody has copied it, and the session was ended. */
  'SESSION_COPIED',
  /** A service account was made, or got another role, other branches or another status. */
  'SERVICE_ACCOUNT_CHANGED',
  /** A key of a service account was made; its name is the subject. */
  'SERVICE_KEY_CREATED',
  /** A key of a service account was revoked. */
  'SERVICE_KEY_REVOKED',
  /** A key was sent that there is not, or that has ended. */
  'SERVICE_KEY_FAILED',
] as const;
export type SecurityEventKind = (typeof SECURITY_EVENT_KINDS)[number];
