import { isOwnWord, type UserDetails } from '@taem/domain/accounts/isOwnWord.ts';
import { type PasswordSurface, passwordMessage } from '@taem/domain/accounts/passwordRules.ts';
import { refuseField } from '../http/errors.ts';

/** Columns of a user that must not be the password. */
export const USER_DETAIL_COLUMNS = ['username', 'firstname', 'lastname', 'phone', 'email'] as const;

/** S10 Refuses a password that is only one of its owner's details, such as the name or the phone. */
export function refuseOwnWord(surface: PasswordSurface, password: string, user: UserDetails): void {
  if (isOwnWord(password, user)) throw refuseField('password', passwordMessage(surface, 'guessable'));
}
