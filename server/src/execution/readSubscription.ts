import { hash } from 'node:crypto';
import { documentFault } from '@taem/domain/contract/documentFault.ts';
import {
  type DocumentNode,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { type KnownOperation, knowOperation } from './KnownOperation.ts';
import type { KnownOperations, PlainRequest } from './KnownOperations.ts';
import { LIMITS, limitsRule, tooMuch } from './limits.ts';
import { sensitiveRule } from './sensitiveRule.ts';

/** The operation that is asked for, read and checked as Apollo does it for what is answered at once. */
export function readSubscription(
  schema: GraphQLSchema,
  operations: KnownOperations,
  body: PlainRequest,
): KnownOperation {
  const known = operations.find(body);
  if (known) return known;
  const { query, operationName } = body;
  if (query === undefined) throw fault('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  const excess = documentFault(query);
  if (excess) throw tooMuch(excess);
  const document = readDocument(query);
  const [error] = validate(schema, document, [...specifiedRules, limitsRule, sensitiveRule]);
  if (error) throw error.extensions.code ? error : fault('GRAPHQL_VALIDATION_FAILED', error.message);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw fault('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation.');
  const read = knowOperation(schema, { document, operation, hash: hash('sha256', query), trusted: false });
  operations.remember(query, operationName ?? undefined, read);
  return read;
}

function readDocument(query: string): DocumentNode {
  try {
    return parse(query, { maxTokens: LIMITS.tokens });
  } catch (error) {
    throw fault('GRAPHQL_PARSE_FAILED', error instanceof Error ? error.message : String(error));
  }
}

function fault(code: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code } });
}
