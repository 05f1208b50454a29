/**
 * SQL of a user's display name, as a sale has it; the username that was stored, or the current one, where no name is
 * known.
 */
export const nameOfUser = (id: string, username?: string): string =>
  username === undefined ? `(${named(id, 'u.username')})` : `coalesce((${named(id, 'null')}), ${username})`;

const named = (
  id: string,
  otherwise: string,
) => `select coalesce(nullif(trim(concat_ws(' ', u.firstname, u.lastname)), ''), ${otherwise})
  from merchant_users u where u.id = ${id}`;
