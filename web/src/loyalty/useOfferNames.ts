import type { GoodsNames } from '@taem/domain/loyalty/goodsSentence.ts';
import type { TermsNames } from '@taem/domain/loyalty/termsSentence.ts';
import { writtenMoment } from '@taem/domain/time/writtenDay.ts';
import { useLanguage } from '../app/i18n.ts';
import { useChosenProductsQuery } from '../resources/gql/hooks.ts';
import type { Row } from '../resources/RecordScreens.ts';
import { useChoices } from '../resources/useChoices.ts';
import type { GoodsEntry } from './goodsEntry.ts';
import type { TermsEntry } from './TermsInput.tsx';

interface Entries {
  readonly goods: GoodsEntry;
  readonly terms: TermsEntry;
}

/** Products and categories with their names, as part of an offer that was read. */
interface ReadGoods {
  readonly products?: readonly Named[];
  readonly categories?: readonly Named[];
  readonly subCategories?: readonly Named[];
}
interface Named {
  readonly id: string;
  readonly name: string;
}

/** Returns the names of the records that an offer refers to; only names that did not come with the offer are read. */
export function useOfferNames({ goods, terms }: Entries, row: Row | null): GoodsNames & TermsNames {
  const came = (row?.goods ?? {}) as ReadGoods;
  const language = useLanguage();
  const parts = [goods, ...goods.otherParts];
  const isMissing =
    (records: readonly Named[] = []) =>
    (id: string) =>
      records.every((each) => each.id !== id);
  const productIds = parts.flatMap((part) => part.productIds).filter(isMissing(came.products));
  const needsCategories = parts.flatMap((part) => part.categoryIds).some(isMissing(came.categories));
  const categories = useChoices(needsCategories ? 'ProductCategory' : null);
  const needsSubCategories = parts.flatMap((part) => part.subCategoryIds).some(isMissing(came.subCategories));
  const subCategories = useChoices(needsSubCategories ? 'ProductSubCategory' : null);
  const branches = useChoices(terms.branchIds.length > 0 ? 'MerchantBranch' : null);
  const tiers = useChoices(terms.tierIds.length > 0 ? 'MemberTier' : null);
  const products = useChosenProductsQuery({ variables: { ids: productIds }, skip: productIds.length === 0 });
  const nameIn =
    (...records: readonly (readonly Named[] | null | undefined)[]) =>
    (id: string) =>
      records.flatMap((each) => each ?? []).find((each) => each.id === id)?.name ?? '…';
  return {
    product: nameIn(came.products, (products.data ?? products.previousData)?.products.items),
    category: nameIn(came.categories, categories),
    subCategory: nameIn(came.subCategories, subCategories),
    branch: nameIn(branches),
    tier: nameIn(tiers),
    moment: (localTime) => writtenMoment(localTime, language),
  };
}
