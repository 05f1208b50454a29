/** A menu has a name in each language (by locale), as the lists that everybody shares. */
export const menuNames = `
alter table menus add column i18n jsonb;
`;
