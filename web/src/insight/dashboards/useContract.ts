import { buildSchema, type GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { freshAccessToken } from '../../app/freshAccessToken.ts';

let loaded: Promise<GraphQLSchema> | null = null;

/** The contract of the server, once for each visit: what a dashboard may ask is checked where it is written. */
async function loadContract(): Promise<GraphQLSchema> {
  const token = await freshAccessToken();
  const response = await fetch('/schema.graphql', { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  // The server has checked it: checking it again is half of the work of reading it.
  return buildSchema(await response.text(), { assumeValid: true, assumeValidSDL: true });
}

function contract(): Promise<GraphQLSchema> {
  // A failed load is retried by the next reader.
  loaded ??= loadContract().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}

/** Preloads it for a page that will need it. A failure is reported where it is used. */
export const preloadContract = (): void => void contract().catch(() => undefined);

/** null until it is there; `failed` where it could not be read. */
export function useContract(): { schema: GraphQLSchema | null; failed: boolean; retry: () => void } {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let isHere = true;
    setFailed(false);
    contract()
      .then((found) => isHere && setSchema(found))
      .catch(() => isHere && setFailed(true));
    return () => {
      isHere = false;
    };
  }, [round]);
  return { schema, failed, retry: () => setRound((now) => now + 1) };
}
