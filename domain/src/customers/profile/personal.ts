/**
 * S12 How to reach somebody, and what they told the shop, by the contract's names: not for a role that reads figures
 * alone.
 */
export const PERSONAL = [
  ...['phone', 'email', 'address', 'birthdate', 'lineId', 'instagramId', 'socials'],
  ...['educations', 'works', 'interests', 'merchantRemark', 'answers'],
] as readonly string[];

/** Who somebody is: known to whoever may read members at all. */
export const NAMES_OF_A_PERSON = ['firstname', 'lastname', 'nickname'] as readonly string[];
