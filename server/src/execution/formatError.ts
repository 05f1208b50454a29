import { ApolloServerErrorCode } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { GatewayRefusal, GatewayUnavailable, NoSession } from '../gateway/GatewayError.ts';

interface ErrorFacts {
  code: string;
  status: number;
  message: string;
  /** The gateway's own code. */
  serverCode?: string;
}

const MASKED = 'Something went wrong, please try again later';
const UNAVAILABLE = 'The shop’s service does not answer at the moment. Nothing is lost, please try again in a moment.';
const SESSION_ENDED = 'Your session has ended please reconnect';
const UNKNOWN_DOCUMENT = 'The server does not know this document: reload the page, or send the query itself.';

const CODE_OF_STATUS: Readonly<Record<number, string>> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  429: 'TOO_MANY_ATTEMPTS',
};

/** Gives every error a code and a status; what is our own fault is masked. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const { message, ...facts } = factsOf(causeOf(error), formatted);
  const { locations, path } = formatted;
  return { message, ...(locations && { locations }), ...(path && { path }), extensions: facts };
}

/** What a resolver or a plugin threw, inside what graphql made of it. */
function causeOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? error.originalError : error;
}

function factsOf(cause: unknown, formatted: GraphQLFormattedError): ErrorFacts {
  if (cause instanceof NoSession) return { code: 'UNAUTHENTICATED', status: 401, message: cause.message };
  if (cause instanceof GatewayUnavailable) return { code: 'UPSTREAM_UNAVAILABLE', status: 503, message: UNAVAILABLE };
  if (cause instanceof GatewayRefusal) return refusalFacts(cause);
  const code = String(formatted.extensions?.code ?? ApolloServerErrorCode.INTERNAL_SERVER_ERROR);
  if (!(cause instanceof GraphQLError) || code === ApolloServerErrorCode.INTERNAL_SERVER_ERROR) {
    return { code: ApolloServerErrorCode.INTERNAL_SERVER_ERROR, status: 500, message: MASKED };
  }
  if (code === ApolloServerErrorCode.PERSISTED_QUERY_NOT_FOUND) {
    return { code, status: 404, message: UNKNOWN_DOCUMENT };
  }
  return { code, status: 400, message: formatted.message };
}

function refusalFacts({ status, serverCode, message }: GatewayRefusal): ErrorFacts {
  if (status === 401 || status === 403) {
    return { code: 'UNAUTHENTICATED', status: 401, message: SESSION_ENDED, serverCode };
  }
  return { code: CODE_OF_STATUS[status] ?? serverCode, status, message, serverCode };
}
