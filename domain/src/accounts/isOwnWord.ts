/** What others know of the person whose password it is, as the record of the user has it. */
export interface UserDetails {
  username?: unknown;
  firstname?: unknown;
  lastname?: unknown;
  /** As typed or as stored: its digits count. */
  phone?: unknown;
  email?: unknown;
}

/** A shorter word stands in many a good password. */
const SHORTEST_WORD = 3;
const SHORTEST_NUMBER = 6;

/**
 * Whether a password is what is known of its owner with nothing but digits and signs around it: `nok12345`, `nok.jaidee1`,
 * `0812345678`. It is the first that a colleague would try.
 */
export function isOwnWord(password: string, user: UserDetails): boolean {
  const typed = password.toLowerCase();
  const words = [user.username, user.firstname, user.lastname, user.email, String(user.email ?? '').split('@')[0]]
    .map((word) => (typeof word === 'string' ? word.trim().toLowerCase() : ''))
    .filter((word) => [...word].length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length);
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), typed);
  if (left !== typed && !/\p{L}/u.test(left)) return true;
  // Stored as number, country and prefix: what is dialled comes first.
  const [dialled = ''] = String(user.phone ?? '').split('|');
  const phone = dialled.replace(/\D/g, '').replace(/^0/, '');
  return phone.length >= SHORTEST_NUMBER && !/\p{L}/u.test(typed) && typed.replace(/\D/g, '').includes(phone);
}
