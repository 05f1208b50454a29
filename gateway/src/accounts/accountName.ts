/** Returns a sign-in name in the form in which it is counted and looked up. */
export function normaliseAccount(typed: string): string {
  return typed.trim().toLowerCase().slice(0, 200);
}

/** Splits `cashier@taem`: the realm's code follows the last @, so that a username may be an e-mail address. */
export function splitAccount(account: string): [username: string, realmCode: string] {
  const at = account.lastIndexOf('@');
  return at < 0 ? [account, ''] : [account.slice(0, at), account.slice(at + 1)];
}
