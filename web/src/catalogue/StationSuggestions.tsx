import { useCategoryStationsQuery } from './gql/hooks.ts';

/** Suggests the stations of other categories, as one spelled in two ways would be two stations. */
export function StationSuggestions({ id }: { readonly id: string }) {
  const { data } = useCategoryStationsQuery();
  const stations = new Set(data?.productCategories.items.flatMap(({ station }) => station || []));
  return (
    <datalist id={id}>
      {[...stations].sort().map((station) => (
        <option key={station} value={station} />
      ))}
    </datalist>
  );
}
