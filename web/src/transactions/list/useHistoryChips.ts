import { ids, longTexts } from '@taem/domain/form/filterCodecs.ts';
import { SALES_FILTER } from '@taem/domain/transactions/salesFilter.ts';
import { fullName } from '../../app/fullName.ts';
import type { ListChip } from '../../list/ListDeclaration.ts';
import { useChosenProductsQuery } from '../../resources/gql/hooks.ts';
import { useHistoryMemberNameQuery } from '../gql/hooks.ts';
import { useSalesMessages } from '../messages.ts';
import { MANY, useFilterChoices } from './useFilterChoices.ts';

/** Filters that are not always visible as fields above the list. */
export const CHIPS = [
  ...MANY,
  'productIds',
  'memberId',
  'newOrReturning',
  'revenue',
  'movedPoints',
  'isReturn',
] as const;

/** Returns the chips of the less used filters that are set. */
export function useHistoryChips(filter: Readonly<Record<string, string>>): readonly ListChip[] {
  const t = useSalesMessages();
  const { productIds = '', memberId } = filter;
  // Invalid values filter nothing.
  const criteria = SALES_FILTER.read(new URLSearchParams(filter));
  const names = CHIPS.filter((name) => criteria[name] != null);
  const choicesOf = useFilterChoices(MANY.some((name) => names.includes(name)));
  const products = ids.read(productIds) ?? [];
  const { data } = useChosenProductsQuery({ variables: { ids: products }, skip: products.length === 0 });
  const member = useHistoryMemberNameQuery({ variables: { id: memberId ?? '' }, skip: !criteria.memberId });
  const named = (records: readonly { id: string; name: string }[] | null | undefined, text: string) =>
    records
      ?.filter(({ id }) => text.split(',').includes(id))
      .map(({ name }) => name)
      .join(', ') || '…';

  const wordsOf = (name: (typeof CHIPS)[number]): string => {
    const text = filter[name] ?? '';
    if (name === 'productIds') return named(data?.products.items, text);
    if (name === 'newOrReturning') return t(`filter.${criteria.newOrReturning ?? 'NEW'}`);
    if (name === 'movedPoints') return t(criteria.movedPoints ? 'filter.moved' : 'filter.notMoved');
    if (name === 'isReturn') return t(criteria.isReturn ? 'filter.returns' : 'filter.noReturns');
    if (name === 'revenue') return text.replace('..', '–');
    // They may name options that are no longer on the menu.
    if (name === 'options' || name === 'optionGroups') return longTexts.read(text)?.join(', ') ?? '…';
    if (name !== 'memberId') return named(choicesOf(name), text);
    return fullName(member.data?.member ?? { firstname: '…' });
  };
  return names.map((name) => ({ name, words: `${t(`filter.${name}`)}: ${wordsOf(name)}` }));
}
