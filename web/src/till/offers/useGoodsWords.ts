import { goodsNames, goodsSentence } from '@taem/domain/loyalty/goodsSentence.ts';
import type { OfferPreview } from '@taem/domain/till/previewOffer.ts';
import { useLanguage } from '../../app/i18n.ts';
import { NOTHING } from '../../ui/nothing.ts';
import { goodsOf } from '../basket/toChosenOffer.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { useOfferMessages } from './messages.ts';

/** Returns which products an offer is for, and how many of them this bill lacks; null for an offer on the whole bill. */
export function useGoodsWords({ id, goods }: TillOfferFragment, { priced }: OfferPreview) {
  const t = useOfferMessages();
  const language = useLanguage();
  if (!goods) return null;
  const nameIn = (records: readonly { id: string; name: string }[]) => (one: string) =>
    records.find((each) => each.id === one)?.name ?? NOTHING;
  const names = {
    product: nameIn(goods.products),
    category: nameIn(goods.categories),
    subCategory: nameIn(goods.subCategories),
  };
  const refusal = priced.refusals.find(({ sourceId, params }) => sourceId === id && 'goods' in params);
  const count = Number(refusal?.params.missing ?? 0);
  return {
    which: goodsSentence(goodsOf(goods), language, names),
    missing: count > 0 ? t('missing.goods', { count, which: goodsNames(goodsOf(goods), names) }) : null,
  };
}
