import type { Area } from '../execution/Area.ts';
import { names } from './names.ts';

export const reference: Area = { resolvers: {}, records: [names] };
