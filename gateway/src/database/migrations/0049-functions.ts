/** Which texts of functions, views and triggers are applied, and behind which migration (applyFunctions). In no backup. */
export const functions = `
create table applied_functions (
  name text primary key,
  version text not null
);
`;
