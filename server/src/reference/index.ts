import type { Area } from '../gateway/Area.ts';
import { names } from './names.ts';

export const reference: Area = { resolvers: {}, records: [names] };
