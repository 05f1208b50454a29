import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import type { ChosenOffer } from '@taem/domain/till/pricing.ts';
import { beforeEach, expect, test } from 'vitest';
import { basketStore } from '../basket/basketStore.ts';
import type { TillOfferFragment } from '../gql/graphql.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product, somchai } from '../testing/products.ts';
import { refreshChosenOffers } from './refreshChosenOffers.ts';

const chosen = (id: string, value: number): ChosenOffer => ({
  offer: { id, name: id, hasAuthorizePin: false, conditions: [], items: [{ couponId: 'percent', value }] },
  customValue: null,
});
const record = (id: string, value: number) => ({
  id,
  name: id,
  description: null,
  hasAuthorizePin: false,
  conditions: [],
  items: [{ couponId: 'percent', value }],
});
const answering = (...offers: object[]) => offers as TillOfferFragment[];

beforeEach(() => {
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'selectMember', member: somchai, tier: null });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
  basketStore.dispatch({ type: 'setDiscount', discount: chosen('ten', 10) });
  basketStore.dispatch({ type: 'setOffer', offer: chosen('double', 2) });
});

test('an offer switched off between basket and confirm leaves the bill and is named; the rest stays', () => {
  expect(refreshChosenOffers(answering(record('ten', 10)))).toMatchObject([{ before: { name: 'double' }, now: null }]);
  expect(basketStore.get()).toMatchObject({ offer: null, discount: { offer: { id: 'ten' } } });
  expect(basketStore.get().items).toHaveLength(1);
});

test('a discount that changed counts as it is now and is named', () => {
  const changes = refreshChosenOffers(answering(record('ten', 5), record('double', 2)));
  expect(changes).toMatchObject([{ before: { items: [{ value: 10 }] }, now: { items: [{ value: 5 }] } }]);
  expect(basketStore.get().discount?.offer.items).toEqual([{ couponId: 'percent', value: 5 }]);
});

test('nothing is said where nothing changed', () => {
  expect(refreshChosenOffers(answering(record('ten', 10), record('double', 2)))).toEqual([]);
});
