/** When, where and for whom an offer may be used; null where it is not narrowed. */
export const offerTerms = `
alter table offers add column terms jsonb;
`;
