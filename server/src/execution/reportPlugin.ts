import type { ApolloServerPlugin, GraphQLResponse } from '@apollo/server';
import type { GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { explanationOf } from './explanationOf.ts';
import { formatError } from './formatError.ts';

/** Adds the request id to every error, and reports to the caller the cost of the operation and its calls. */
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

/** Whether an error is masked for the caller, so that it must be logged. */
function isOurFault(error: GraphQLError): boolean {
  return formatError(error.toJSON(), error).extensions?.code === 'INTERNAL_SERVER_ERROR';
}

const HINT = / Did you mean .*$/s;

/**
 * Removes "Did you mean", which would reveal the schema to callers who try often enough; in production only users
 * verified by the gateway may read it.
 */
function withoutHints(errors: readonly GraphQLFormattedError[], context: Context): readonly GraphQLFormattedError[] {
  if (!context.config.production || !errors.some(({ message }) => HINT.test(message))) return errors;
  if (context.callers.isVerified(context.gateway.token)) return errors;
  return errors.map((error) => ({ ...error, message: error.message.replace(HINT, '') }));
}

/** Sets the status, so that every client recognises an ended session, whatever else the operation returned (AUTH-11). */
function setStatus({ http }: GraphQLResponse, errors: readonly GraphQLFormattedError[], ran: boolean): void {
  // Apollo treats every error thrown by a plugin as a fault of the server.
  if (!ran && http.status === 500) http.status = Number(errors[0]?.extensions?.status ?? 500);
  for (const { extensions } of errors) {
    if (extensions?.code === 'RATE_LIMITED') http.headers.set('retry-after', String(extensions.retryAfter));
  }
  if (errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED')) http.status = 401;
}
