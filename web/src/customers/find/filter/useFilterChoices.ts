import { useFilterCategoriesQuery, useFilterTiersQuery } from '../../gql/hooks.ts';

export interface FilterChoice {
  readonly id: string;
  readonly name: string;
}

const TIERS = ['tierIds', 'tiersNot'];

/** Returns the records to choose from for a condition; null while they are loading, and for any other condition. */
export function useFilterChoices(name: string): readonly FilterChoice[] | null {
  const tiers = useFilterTiersQuery({ skip: !TIERS.includes(name) });
  const categories = useFilterCategoriesQuery({ skip: name !== 'boughtCategories' });
  if (TIERS.includes(name)) return tiers.data?.memberTiers.items ?? null;
  return categories.data?.productCategories.items ?? null;
}
