import { product } from '@taem/domain/catalogue/product.ts';
import type { Area } from '../gateway/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import { number } from '../gateway/fields.ts';
import { importMutation } from '../gateway/importMutation.ts';
import { importPictures } from './importPictures.ts';
import { records } from './records.ts';

const products = declaredRecord(product, { fields: { cost: number('cost') } });

export const catalogue: Area = {
  resolvers: {
    Query: { ...products.resolvers.Query, importPictures },
    Mutation: { ...products.resolvers.Mutation, ...importMutation('importProducts', 'Product') },
  },
  records: [...products.records, ...records],
};
