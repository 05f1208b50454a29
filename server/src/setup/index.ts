import type { Area } from '../gateway/Area.ts';
import { createMerchant } from './createMerchant.ts';
import { setup } from './setup.ts';

/** Creates the first merchant of an empty database. */
export const setupArea: Area = { resolvers: { Query: { setup }, Mutation: { createMerchant } }, records: [] };
