import type { Area } from '../gateway/Area.ts';
import { bulkEdit, previewBulkEdit } from './bulkEdit.ts';
import { brokenOffRuns, cancelChangeRun, changeRun, resumeChangeRun, revertChangeSet } from './changeRun.ts';
import { changeSets, changes, changesOfSet, valuesOnDay } from './queries.ts';
import { records } from './records.ts';

export const changesArea: Area = {
  resolvers: {
    Query: { changes, changesOfSet, changeSets, valuesOnDay, changeRun, brokenOffRuns, previewBulkEdit },
    Mutation: { revertChangeSet, bulkEdit, resumeChangeRun, cancelChangeRun },
  },
  records,
};
