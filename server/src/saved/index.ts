import type { Area } from '../execution/Area.ts';
import { records } from './records.ts';
import { chooseDefaultView, createSavedView, deleteSavedView, savedViews, updateSavedView } from './savedViews.ts';

export const savedArea: Area = {
  resolvers: {
    Query: { savedViews },
    Mutation: { createSavedView, updateSavedView, deleteSavedView, chooseDefaultView },
  },
  records,
};
