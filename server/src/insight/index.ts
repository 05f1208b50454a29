import type { Area } from '../execution/Area.ts';
import { healthRecords } from './healthRecords.ts';
import { memberRecords } from './memberRecords.ts';
import { scopeOf } from './scopeOf.ts';
import { seriesRecords } from './seriesRecords.ts';
import { soldRecords } from './soldRecords.ts';
import { Statistics } from './statistics.ts';

export const insight: Area = {
  resolvers: { Query: { statistics: scopeOf, report: scopeOf }, Statistics },
  records: [...seriesRecords, ...memberRecords, ...soldRecords, ...healthRecords],
};
