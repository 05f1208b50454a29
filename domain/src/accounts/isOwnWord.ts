/** Details in a user's record that others may know. */
export interface UserDetails {
  username?: unknown;
  firstname?: unknown;
  lastname?: unknown;
  /** As typed or as stored; only its digits are compared. */
  phone?: unknown;
  email?: unknown;
}

/** Shorter words occur in many good passwords. */
const SHORTEST_WORD = 3;
const SHORTEST_NUMBER = 6;

/**
 * Whether a password is only a detail of its owner with digits and symbols around it: `nok12345`, `nok.jaidee1`,
 * `0812345678`. A colleague would try that first.
 */
export function isOwnWord(password: string, user: UserDetails): boolean {
  const typed = password.toLowerCase();
  const words = [user.username, user.firstname, user.lastname, user.email, String(user.email ?? '').split('@')[0]]
    .map((word) => (typeof word === 'string' ? word.trim().toLowerCase() : ''))
    .filter((word) => [...word].length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), typed);
  if (left !== typed && !/\p{L}/u.test(left)) return true;
  // Stored as number, country and prefix: the national number comes first.
  const [dialled = ''] = String(user.phone ?? '').split('|');
  const phone = dialled.replace(/\D/g, '').replace(/^0/, '');
  return phone.length >= SHORTEST_NUMBER && !/\p{L}/u.test(typed) && typed.replace(/\D/g, '').includes(phone);
}
