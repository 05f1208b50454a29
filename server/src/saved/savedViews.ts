import { answered } from '../gateway/resourceMutations.ts';
import type { MutationResolvers, QueryResolvers, SavedView } from '../generated/schema.ts';
import { PATH, savedDocuments } from './savedDocuments.ts';

const KIND = 'view';
const views = savedDocuments<SavedView>({ kind: KIND, type: 'SavedView', field: 'savedView', scope: 'list' });

export const savedViews: QueryResolvers['savedViews'] = (_, { list }, context, info) => views.list(list, context, info);

export const createSavedView: MutationResolvers['createSavedView'] = (_, { input }, context, info) =>
  views.create(input.list, input, context, info);

export const updateSavedView: MutationResolvers['updateSavedView'] = (_, { input }, context, info) =>
  views.update(input, context, info);

export const deleteSavedView: MutationResolvers['deleteSavedView'] = (_, { input }, context) =>
  views.remove(input.id, context);

export const chooseDefaultView: MutationResolvers['chooseDefaultView'] = async (_, { input }, context, info) =>
  await answered('savedViews', views.pathOf, async () => {
    const body = { kind: KIND, scope: input.list, id: input.id ?? null };
    return await views.readAll(context, info, await context.gateway.post(`${PATH}/default`, body));
  });
