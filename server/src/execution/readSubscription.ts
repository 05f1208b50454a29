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
import { LIMITS, limitsRule, tooMuch } from './limits.ts';
import type { OperationCache, PlainRequest } from './OperationCache.ts';
import { type PreparedOperation, prepareOperation } from './PreparedOperation.ts';
import { sensitiveRule } from './sensitiveRule.ts';

/** Returns the requested operation, parsed and validated as Apollo does for queries. */
export function readSubscription(
  schema: GraphQLSchema,
  operations: OperationCache,
  body: PlainRequest,
): PreparedOperation {
  const prepared = operations.find(body);
  if (prepared) return prepared;
  const { query, operationName } = body;
  if (query === undefined) throw fault('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
  const excess = documentFault(query);
  if (excess) throw tooMuch(excess);
  const document = readDocument(query);
  const [error] = validate(schema, document, [...specifiedRules, limitsRule, sensitiveRule]);
  if (error) throw error.extensions.code ? error : fault('GRAPHQL_VALIDATION_FAILED', error.message);
  const operation = getOperationAST(document, operationName);
  if (!operation) throw fault('OPERATION_RESOLUTION_FAILURE', 'The document has no such operation.');
  const read = prepareOperation(schema, { document, operation, hash: hash('sha256', query), trusted: false });
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
