import type { Area } from '../execution/Area.ts';
import { changeSets, changes, changesOfSet, valuesOnDay } from './queries.ts';
import { records } from './records.ts';

export const changesArea: Area = {
  resolvers: { Query: { changes, changesOfSet, changeSets, valuesOnDay } },
  records,
};
