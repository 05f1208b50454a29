/**
 * Enums whose values the wire spells in its own way: the contract's value and the wire's word for it. The word is what
 * resolvers are given and give (internal values, ADR 0032), so nothing behind the schema knows the contract's spelling.
 */
export const wireEnums = {
  Status: { ACTIVE: 'Active', INACTIVE: 'Inactive' },
  Language: { TH: 'th-TH', EN: 'en-US' },
  ActionCode: { READ: 'Read', WRITE: 'Write' },
  PaymentChannelType: { CASH: 'Cash', CREDIT_DEBIT: 'Credit-Debit', TRANSFER: 'Transfer', OTHER: 'Other' },
  Gender: { MALE: 'Male', FEMALE: 'Female', OTHER: 'Other' },
  AgeRange: { AGE_1_12: '1-12', AGE_13_24: '13-24', AGE_25_60: '25-60', AGE_OVER_60: 'Over 60' },
  OnboardElementType: {
    TEXT: 'Text',
    SINGLE_SELECT: 'Single-Select',
    DATE_PICKER: 'DatePicker',
    INTEGER: 'Integer',
    FILE: 'File',
  },
  OnboardSource: {
    OCCUPATIONS: 'occupations',
    PROVINCES: 'provinces',
    DISTRICTS: 'districts',
    SUB_DISTRICTS: 'sub-districts',
    POSTCODES: 'postcodes',
  },
  CustomerType: { MEMBER: 'Member', GUEST: 'Guest' },
  TransactionStatus: { COMPLETE: 'Complete', VOID: 'Void' },
  TransactionCouponType: { DISCOUNT: 'discount', MULTIPLIER: 'multiplier', REWARD: 'reward' },
  TransactionItemType: {
    PRODUCT: 'product',
    PRIVILEGE: 'privilege',
    DISCOUNT: 'discount',
    OFFER: 'offer',
    EVENT: 'event',
  },
  Weekday: {
    SUNDAY: 'Sunday',
    MONDAY: 'Monday',
    TUESDAY: 'Tuesday',
    WEDNESDAY: 'Wednesday',
    THURSDAY: 'Thursday',
    FRIDAY: 'Friday',
    SATURDAY: 'Saturday',
  },
  CalendarEntryType: { BIRTHDAY: 'bday', APPOINTMENT: 'Appointment' },
} as const;
