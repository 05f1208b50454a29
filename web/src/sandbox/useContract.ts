import { buildSchema, type GraphQLSchema } from 'graphql';
import { useCallback, useEffect, useState } from 'react';
import { sandboxToken } from './identity/sandboxToken.ts';

export interface Contract {
  /** null until it is there. */
  readonly schema: GraphQLSchema | null;
  readonly failed: boolean;
  readonly retry: () => void;
}

/** The contract of the server, with descriptions and directives; `identity` may read it where others may not. */
export function useContract(identity: string): Contract {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(async () => {
    setFailed(false);
    try {
      setSchema(await loadContract());
    } catch {
      setFailed(true);
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another identity may read what the one before could not.
  useEffect(() => {
    void load();
  }, [load, identity]);
  return { schema, failed: failed && !schema, retry: load };
}

let loaded: { text: string; schema: GraphQLSchema } | null = null;

async function loadContract(): Promise<GraphQLSchema> {
  const token = await sandboxToken();
  const response = await fetch('/schema.graphql', { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  // The same object for the same text: the editor forgets what it knows whenever it gets another.
  if (loaded?.text !== text) loaded = { text, schema: buildSchema(text) };
  return loaded.schema;
}
