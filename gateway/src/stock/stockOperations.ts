import { defineOperations } from '../http/Operation.ts';
import { resourceOperations } from '../resource/resourceOperations.ts';
import { stockMovements } from './stockMovements.ts';
import { stockProducts } from './stockProducts.ts';

const { list, get } = resourceOperations(stockProducts);

export const stockOperations = defineOperations({
  products: list,
  movements: {
    ...resourceOperations(stockMovements).list,
    summary: 'What came to the shelves of one product and left them; `filter` names the product',
  },
  product: { ...get, query: list.query, summary: 'How much there is of one product, by branch' },
});
