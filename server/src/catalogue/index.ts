import type { Area } from '../gateway/Area.ts';
import { importMutation } from '../gateway/importMutation.ts';
import { importPictures } from './importPictures.ts';
import { records } from './records.ts';

export const catalogue: Area = {
  resolvers: { Query: { importPictures }, Mutation: importMutation('importProducts', 'Product') },
  records,
};
