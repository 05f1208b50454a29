import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import { ApolloServerErrorCode } from '@apollo/server/errors';
import { actualCost } from '@taem/domain/contract/actualCost.ts';
import type { GraphQLError } from 'graphql';
import type { Context } from './context.ts';
import { formatError } from './formatError.ts';

/** Names the request in every error, and tells who asks what the operation cost and which calls it made. */
export const reportPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, logger, contextValue }) {
      const { requestId } = contextValue.gateway;
      for (const error of errors)
        if (isOurFault(error)) logger.error({ requestId, error: error.originalError ?? error });
    },
    async willSendResponse({ response, contextValue, schema, document, operationName, request }) {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      if (singleResult.errors) {
        const { requestId } = contextValue.gateway;
        singleResult.errors = singleResult.errors.map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId },
        }));
        setStatus(response, singleResult.errors);
      }
      if (!contextValue.explain) return;
      const requests = contextValue.gateway.log;
      const asked = document && { schema, document, operationName, variables: request.variables };
      const actual = asked ? actualCost(asked, singleResult.data) : 0;
      singleResult.extensions = {
        ...singleResult.extensions,
        cost: { ...contextValue.cost, actual },
        upstream: { calls: requests.filter(({ shared }) => !shared).length, requests },
      };
    },
  }),
};

/** What the caller sees masked must be found in the log. */
function isOurFault(error: GraphQLError): boolean {
  return formatError(error.toJSON(), error).extensions?.code === ApolloServerErrorCode.INTERNAL_SERVER_ERROR;
}

/** An ended session must look like one to every client, whatever else the operation gave (AUTH-11). */
function setStatus({ http }: GraphQLResponse, errors: readonly { extensions?: Record<string, unknown> }[]): void {
  if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) http.status = 401;
}
