import type { Area } from '../execution/Area.ts';
import { healthRecords } from './healthRecords.ts';
import { memberRecords } from './memberRecords.ts';
import { reportScope, statisticsScope } from './scopeOf.ts';
import { seriesRecords } from './seriesRecords.ts';
import { soldRecords } from './soldRecords.ts';
import { Statistics } from './statistics.ts';

export const insight: Area = {
  resolvers: { Query: { statistics: statisticsScope, report: reportScope }, Statistics },
  records: [...seriesRecords, ...memberRecords, ...soldRecords, ...healthRecords],
};
