import { defineOperations } from '../http/Operation.ts';
import { resourceOperations } from '../resource/resourceOperations.ts';
import { stockProducts } from './stockProducts.ts';

const { list, get } = resourceOperations(stockProducts);

export const stockOperations = defineOperations({
  products: list,
  product: { ...get, query: list.query, summary: 'How much there is of one product, by branch' },
});
