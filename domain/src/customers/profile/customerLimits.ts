/** Maximum lengths of a customer's details, by the contract's names. */
export const CUSTOMER_LIMITS = {
  firstname: 100,
  lastname: 100,
  nickname: 100,
  phone: 50,
  email: 200,
  nationality: 100,
  maritalStatus: 50,
  address: 500,
  lineId: 100,
  instagramId: 100,
  merchantRemark: 2_000,
  /** Limits of each school detail, account and interest. */
  fact: 500,
  /** Of one tag. */
  tag: 50,
} as const;

/** The maximum entries of each list about a customer: schools, works, accounts, words of one interest. */
export const MAX_CUSTOMER_ENTRIES = 20;
