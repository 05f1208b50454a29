/** How often a tax document was printed: the first is the original, all others are copies (docs/adr/0159). */
export const taxPrints = `
alter table tax_documents add column prints int not null default 0 check (prints >= 0);
`;
