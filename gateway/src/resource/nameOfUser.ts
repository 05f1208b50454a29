/**
 * SQL of what somebody who works here is called, as a sale tells it; the username that was kept, or that they have, where
 * no name is known.
 */
export const nameOfUser = (id: string, username?: string): string =>
  username === undefined ? `(${named(id, 'u.username')})` : `coalesce((${named(id, 'null')}), ${username})`;

const named = (
  id: string,
  otherwise: string,
) => `select coalesce(nullif(trim(concat_ws(' ', u.firstname, u.lastname)), ''), ${otherwise})
  from merchant_users u where u.id = ${id}`;
