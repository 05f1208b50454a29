import type { Area } from '../gateway/Area.ts';
import { records } from './records.ts';
import { createSavedSegment, deleteSavedSegment, savedSegments, updateSavedSegment } from './savedSegments.ts';
import { chooseDefaultView, createSavedView, deleteSavedView, savedViews, updateSavedView } from './savedViews.ts';

export const savedArea: Area = {
  resolvers: {
    Query: { savedViews, savedSegments },
    Mutation: {
      ...{ createSavedView, updateSavedView, deleteSavedView, chooseDefaultView },
      ...{ createSavedSegment, updateSavedSegment, deleteSavedSegment },
    },
  },
  records,
};
