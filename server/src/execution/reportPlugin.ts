import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { explanationOf } from './explanationOf.ts';
import { formatError } from './formatError.ts';

/** Names the request in every error, and reports to the caller what the operation cost and which calls it made. */
export const reportPlugin: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didEncounterErrors({ errors, logger, contextValue }) {
      const { requestId } = contextValue.gateway;
      for (const error of errors) if (isOurFault(error)) logger.error({ requestId, err: error.originalError ?? error });
    },
    async willSendResponse({ response, contextValue, schema, document, operationName, request }) {
      if (response.body.kind !== 'single') return;
      const { singleResult } = response.body;
      if (singleResult.errors) {
        const { requestId } = contextValue.gateway;
        const errors = withoutHints(singleResult.errors, contextValue);
        singleResult.errors = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
        contextValue.report.codes = errors.map(({ extensions }) => String(extensions?.code));
        setStatus(response, singleResult.errors, singleResult.data !== undefined);
      }
      if (!contextValue.explain) return;
      const requested = document ? { schema, document, operationName, variables: request.variables } : null;
      const explanation = explanationOf(contextValue, requested, singleResult.data);
      singleResult.extensions = { ...singleResult.extensions, ...explanation };
    },
  }),
};

/** What the caller sees masked must be found in the log. */
function isOurFault(error: GraphQLError): boolean {
  return formatError(error.toJSON(), error).extensions?.code === 'INTERNAL_SERVER_ERROR';
}

const HINT = / Did you mean .*$/s;

/** "Did you mean" reads the schema out to callers who ask often enough; in production only whom the gateway knows may read it. */
function withoutHints(errors: readonly GraphQLFormattedError[], context: Context): readonly GraphQLFormattedError[] {
  if (!context.config.production || !errors.some(({ message }) => HINT.test(message))) return errors;
  if (context.callers.isVerified(context.gateway.token)) return errors;
  return errors.map((error) => ({ ...error, message: error.message.replace(HINT, '') }));
}

/** An ended session must look like one to every client, whatever else the operation gave (AUTH-11). */
function setStatus({ http }: GraphQLResponse, errors: readonly GraphQLFormattedError[], ran: boolean): void {
  // Apollo takes every error thrown by a plugin for a fault of the server.
  if (!ran && http.status === 500) http.status = Number(errors[0]?.extensions?.status ?? 500);
  for (const { extensions } of errors) {
    if (extensions?.code === 'RATE_LIMITED') http.headers.set('retry-after', String(extensions.retryAfter));
  }
  if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) http.status = 401;
}
