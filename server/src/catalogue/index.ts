import type { Area } from '../gateway/Area.ts';
import { importMutation } from '../gateway/importMutation.ts';

export const catalogue: Area = { resolvers: { Mutation: importMutation('importProducts', 'Product') }, records: [] };
