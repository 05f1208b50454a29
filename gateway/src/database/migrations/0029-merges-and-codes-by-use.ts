/** Merges are looked for by either account, for the timeline; codes of receipts that are long over by when they ended. */
export const mergesAndCodesByUse = `
create index on member_merges (merged_id);
create index on claim_codes (expires_at);
`;
