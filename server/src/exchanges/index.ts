import type { Area } from '../gateway/Area.ts';
import { exchangeSale } from './exchangeSale.ts';

/** Builds on returns and on the till. */
export const exchanges: Area = { resolvers: { Mutation: { exchangeSale } }, records: [] };
