import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DocumentNode,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { sensitiveRule } from './sensitiveRule.ts';

/** The maximum number of free queries that are cached in parsed and validated form. */
export const MAX_DOCUMENTS = 1_000;
/** The maximum characters of all of them: comments and spaces are not tokens, so a short query can be a long text. */
export const MAX_TEXT = 8_000_000;
/** A token takes as much memory as this number of characters, even if it is only one character long. */
const TOKEN_WEIGHT = 40;

/** Returns the size of a document in the cache. */
export function weightOf(document: DocumentNode): number {
  return Math.max(document.loc?.source.body.length ?? 0, tokensIn(document) * TOKEN_WEIGHT, 1);
}

export function tokensIn({ loc }: DocumentNode): number {
  let tokens = 0;
  for (let token = loc?.startToken ?? null; token; token = token.next) tokens += 1;
  return tokens;
}

export interface TrustedDocument {
  text: string;
  document: DocumentNode;
  operation: OperationDefinitionNode;
}

/** Documents by the hash of their text: the web client's are kept forever, others as long as they are used. */
export interface DocumentStore {
  trusted: ReadonlyMap<string, TrustedDocument>;
  get(key: string): Promise<DocumentNode | undefined>;
  set(key: string, document: DocumentNode): Promise<void>;
  delete(key: string): Promise<boolean>;
}

export function createDocumentStore(trusted: ReadonlyMap<string, TrustedDocument>): DocumentStore {
  const free = new LRUCache<string, DocumentNode>({
    max: MAX_DOCUMENTS,
    maxSize: MAX_TEXT,
    sizeCalculation: weightOf,
  });
  // Apollo prefixes the schema's hash; one process has one schema.
  const hashOf = (key: string) => key.slice(key.lastIndexOf(':') + 1);
  return {
    trusted,
    get: async (key) => trusted.get(hashOf(key))?.document ?? free.get(hashOf(key)),
    set: async (key, document) => void free.set(hashOf(key), document),
    delete: async (key) => free.delete(hashOf(key)),
  };
}

/**
 * Reads the web client's list, `{sha256: text}`, and parses each once. A document that does not match the contract is
 * left out with a warning: its client is of another version, and gets an error that the document is unknown.
 */
export function readTrustedDocuments(
  webDist: string,
  schema: GraphQLSchema,
  warn: (message: string) => void,
): Map<string, TrustedDocument> {
  const texts = readList(join(webDist, '..', 'trusted-documents.json'), warn);
  const trusted = new Map<string, TrustedDocument>();
  for (const [hash, text] of Object.entries(texts)) {
    const document = parse(text, { noLocation: true });
    const [error] = validate(schema, document, [...specifiedRules, sensitiveRule]);
    const operation = getOperationAST(document);
    if (error) warn(`Trusted document ${hash} does not fit the schema: ${error.message}`);
    else if (!operation) warn(`Trusted document ${hash} has not exactly one operation.`);
    else trusted.set(hash, { text, document, operation });
  }
  return trusted;
}

function readList(path: string, warn: (message: string) => void): Record<string, string> {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    warn(`No trusted documents: ${error instanceof Error ? error.message : String(error)}`);
    return {};
  }
}
