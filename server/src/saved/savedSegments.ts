import type { MutationResolvers, QueryResolvers, SavedSegment } from '../generated/schema.ts';
import { savedDocuments } from './savedDocuments.ts';

const segments = savedDocuments<SavedSegment>({
  kind: 'segment',
  type: 'SavedSegment',
  field: 'savedSegment',
  scope: 'of',
});

export const savedSegments: QueryResolvers['savedSegments'] = (_, { of }, context, info) =>
  segments.list(of, context, info);

export const createSavedSegment: MutationResolvers['createSavedSegment'] = (_, { input }, context, info) =>
  segments.create(input.of, input, context, info);

export const updateSavedSegment: MutationResolvers['updateSavedSegment'] = (_, { input }, context, info) =>
  segments.update(input, context, info);

export const deleteSavedSegment: MutationResolvers['deleteSavedSegment'] = (_, { input }, context) =>
  segments.remove(input.id, context);
