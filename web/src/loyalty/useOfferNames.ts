import type { GoodsNames } from '@taem/domain/loyalty/goodsSentence.ts';
import type { TermsNames } from '@taem/domain/loyalty/termsSentence.ts';
import { writtenMoment } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { useChosenProductsQuery } from '../resources/gql/hooks.ts';
import { useChoices } from '../resources/useChoices.ts';
import type { GoodsEntry } from './goodsEntry.ts';
import type { TermsEntry } from './TermsInput.tsx';

interface Entries {
  readonly goods?: GoodsEntry;
  readonly terms?: TermsEntry;
}

/** What the records are called that an offer names; those are read that it does name. */
export function useOfferNames({ goods, terms }: Entries): GoodsNames & TermsNames {
  const language = useLanguage();
  const parts = goods ? [goods, ...goods.otherParts] : [];
  const productIds = parts.flatMap((part) => part.productIds);
  const hasCategories = parts.some(({ categoryIds }) => categoryIds.length > 0);
  const categories = useChoices(hasCategories ? 'ProductCategory' : null);
  const branches = useChoices(terms && terms.branchIds.length > 0 ? 'MerchantBranch' : null);
  const tiers = useChoices(terms && terms.tierIds.length > 0 ? 'MemberTier' : null);
  const products = useChosenProductsQuery({ variables: { ids: productIds }, skip: productIds.length === 0 });
  const nameIn = (records: readonly { id: string; name: string }[] | null | undefined) => (id: string) =>
    records?.find((each) => each.id === id)?.name ?? '…';
  return {
    product: nameIn((products.data ?? products.previousData)?.products.items),
    category: nameIn(categories),
    branch: nameIn(branches),
    tier: nameIn(tiers),
    moment: (localTime) => writtenMoment(localTime, language),
  };
}
