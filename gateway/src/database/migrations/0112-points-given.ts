/** What a person gave by adjusting points on a day (docs/adr/0204). */
export const pointsGiven = `
create index point_entries_adjusted_by_idx on point_entries (realm_id, by_id, time) where kind = 'adjust';
`;
