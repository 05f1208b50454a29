/** Returns SQL of a user's display name, as on a sale; where there is no name, the stored username, or the current one. */
export const nameOfUser = (id: string, username?: string): string =>
  username === undefined ? `(${named(id, 'u.username')})` : `coalesce((${named(id, 'null')}), ${username})`;

const named = (
  id: string,
  otherwise: string,
) => `select coalesce(nullif(trim(concat_ws(' ', u.firstname, u.lastname)), ''), ${otherwise})
  from merchant_users u where u.id = ${id}`;
