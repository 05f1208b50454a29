/** Where an address is, from the outside in (CUST-36). */
export const PLACE = ['provinceId', 'districtId', 'subDistrictId', 'postcodeId'] as const;
export type PlacePart = (typeof PLACE)[number];
/** Ids; empty where nothing is chosen. */
export type Place = Readonly<Record<PlacePart, string>>;

/** What a change of one part clears: all that lies within it. */
export function clearedBy(part: PlacePart): readonly PlacePart[] {
  return PLACE.slice(PLACE.indexOf(part) + 1);
}

/** The place with another part; what lay within the former one is not chosen any more (CUST-36). */
export function changePlace(place: Place, part: PlacePart, id: string): Place {
  if (place[part] === id) return place;
  return { ...place, ...Object.fromEntries(clearedBy(part).map((within) => [within, ''])), [part]: id };
}
