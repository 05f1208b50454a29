import type { Area } from '../execution/Area.ts';
import { healthRecords } from './healthRecords.ts';
import { memberRecords } from './memberRecords.ts';
import { seriesRecords } from './seriesRecords.ts';
import { soldRecords } from './soldRecords.ts';
import { Statistics, statistics } from './statistics.ts';

export const insight: Area = {
  resolvers: { Query: { statistics }, Statistics },
  records: [...seriesRecords, ...memberRecords, ...soldRecords, ...healthRecords],
};
