import { isObject } from '@taem/domain/reading/isObject.ts';
import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { LRUCache } from 'lru-cache';
import { MAX_DOCUMENTS, MAX_TEXT, type TrustedDocument, weightOf } from './documents.ts';
import { type PreparedOperation, prepareOperation } from './PreparedOperation.ts';

/** Caches parsed and validated operations by how a request names them. */
export class OperationCache {
  private readonly trusted = new Map<string, PreparedOperation>();
  private readonly free = new LRUCache<string, PreparedOperation>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_TEXT,
    sizeCalculation: ({ document }) => weightOf(document),
  });

  constructor(schema: GraphQLSchema, trusted: ReadonlyMap<string, TrustedDocument>) {
    for (const [hash, { document, operation }] of trusted) {
      this.trusted.set(hash, prepareOperation(schema, { document, operation, hash, trusted: true }));
    }
  }

  isTrusted(hash: string): boolean {
    return this.trusted.has(hash);
  }

  remember(text: string, operationName: string | undefined, prepared: PreparedOperation): void {
    this.free.set(keyOf(text, operationName), prepared);
  }

  /** Returns the operation of a request; undefined if it is new, or not named in one of the two plain ways. */
  find({ query, operationName, extensions }: PlainRequest): PreparedOperation | undefined {
    const named = extensions?.persistedQuery;
    if (query !== undefined) return named ? undefined : this.free.get(keyOf(query, operationName ?? undefined));
    const prepared = isObject(named) && named.version === 1 ? this.trusted.get(String(named.sha256Hash)) : undefined;
    return prepared && isNamed(prepared.operation, operationName) ? prepared : undefined;
  }
}

/** A request whose parts have the right types. */
export interface PlainRequest {
  query?: string;
  operationName?: string | null;
  variables?: Readonly<Record<string, unknown>> | null;
  extensions?: Readonly<Record<string, unknown>> | null;
}

/** Whether a body is a plain request; Apollo refuses anything else. */
export function isPlain(body: unknown): body is PlainRequest {
  if (!isObject(body)) return false;
  const { query, operationName, variables, extensions } = body;
  return (
    (query === undefined || typeof query === 'string') &&
    // An empty name is invalid.
    (isMissing(operationName) || (typeof operationName === 'string' && operationName !== '')) &&
    (isMissing(variables) || isObject(variables)) &&
    (isMissing(extensions) || isObject(extensions))
  );
}

function isMissing(value: unknown): value is null | undefined {
  return value === null || value === undefined;
}

function keyOf(text: string, operationName: string | undefined): string {
  return `${operationName ?? ''}\n${text}`;
}

function isNamed({ name }: OperationDefinitionNode, operationName: string | null | undefined): boolean {
  return !operationName || operationName === name?.value;
}
