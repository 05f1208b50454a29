/**
 * S12 Contact details and what customers shared with the shop, by the contract's names: hidden from roles that only
 * read figures.
 */
export const PERSONAL = [
  ...['phone', 'email', 'address', 'birthdate', 'lineId', 'instagramId', 'socials'],
  ...['educations', 'works', 'interests', 'merchantRemark', 'answers'],
] as readonly string[];

/** A person's identity: visible to every user who may read members. */
export const NAMES_OF_A_PERSON = ['firstname', 'lastname', 'nickname'] as readonly string[];
