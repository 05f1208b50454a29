/** Products that a shop puts in reach at its till. */
export const favouriteProducts = `
alter table products add column is_favourite boolean not null default false;
`;
