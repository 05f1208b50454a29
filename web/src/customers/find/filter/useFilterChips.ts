import { ids } from '@taem/domain/form/filterCodecs.ts';
import type { ListChip } from '../../../list/ListDeclaration.ts';
import { useChosenProductsQuery } from '../../../resources/gql/hooks.ts';
import { useFilterChoices } from './useFilterChoices.ts';
import { useFilterWords } from './useFilterWords.ts';

/** CUST-02 Returns the conditions that narrow a list of people, in words. */
export function useFilterChips(filter: Readonly<Record<string, string>>): readonly ListChip[] {
  const words = useFilterWords();
  const tiers = useFilterChoices(filter.tierIds || filter.tiersNot ? 'tierIds' : '');
  const categories = useFilterChoices(filter.boughtCategories ? 'boughtCategories' : '');
  const productIds = ids.read(filter.boughtProducts ?? '') ?? [];
  const { data } = useChosenProductsQuery({ variables: { ids: productIds }, skip: productIds.length === 0 });
  const records: Readonly<Record<string, readonly { id: string; name: string }[] | null | undefined>> = {
    ...{ tierIds: tiers, tiersNot: tiers, boughtCategories: categories, boughtProducts: data?.products.items },
  };
  const wordsOf = (name: string, text: string): string => {
    if (!(name in records)) return words.value(name, text);
    const named = records[name]?.filter(({ id }) => text.split(',').includes(id)).map((record) => record.name);
    return named?.join(', ') || '…';
  };
  return Object.entries(filter).map(([name, text]) => ({
    name,
    words: `${words.label(name)}: ${wordsOf(name, text)}`,
  }));
}
