/** Goods are looked through by what keywords are compared with; a row, of which that is the last of many columns, is read where it is found. */
export const searchOfProducts = `
create index products_search on products (realm_id, id) include (search_text);
`;
