/**
 * How often a tax document was printed: the first is the original, all others are copies (docs/adr/0159). Those that were issued
 * before printings were counted were handed out already.
 */
export const taxPrints = `
alter table tax_documents add column prints int not null default 1 check (prints >= 0);
alter table tax_documents alter column prints set default 0;
`;
