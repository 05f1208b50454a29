/** The parts of an address, from the largest to the smallest (CUST-36). */
export const PLACE = ['provinceId', 'districtId', 'subDistrictId', 'postcodeId'] as const;
export type PlacePart = (typeof PLACE)[number];
/** Ids; empty if nothing is chosen. */
export type Place = Readonly<Record<PlacePart, string>>;

/** Returns the parts that a change of one part clears: all within it. */
export function clearedBy(part: PlacePart): readonly PlacePart[] {
  return PLACE.slice(PLACE.indexOf(part) + 1);
}

/** Changes a part of a place and clears the parts within it (CUST-36). */
export function changePlace(place: Place, part: PlacePart, id: string): Place {
  if (place[part] === id) return place;
  return { ...place, ...Object.fromEntries(clearedBy(part).map((within) => [within, ''])), [part]: id };
}
