import type { Extension } from '@codemirror/state';
import { hoverTooltip } from '@codemirror/view';
import { graphql, offsetToPos } from 'cm6-graphql';
import type { GraphQLSchema } from 'graphql';
import { getHoverInformation } from 'graphql-language-service';
import { tooltipOf } from './tooltipOf.ts';

/**
 * Returns the editor language for documents: names are completed and explained, and invalid ones are marked. Without a
 * contract it is only coloured.
 */
export const graphqlText = (schema: GraphQLSchema | null): Extension =>
  schema ? [graphql(schema), explained(schema)] : graphql();

const explained = (schema: GraphQLSchema) =>
  hoverTooltip(({ state }, at) => {
    const word = state.wordAt(at);
    const text = word && getHoverInformation(schema, state.doc.toString(), offsetToPos(state.doc, at + 1));
    return text ? tooltipOf(word, String(text)) : null;
  });
