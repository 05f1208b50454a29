import { buildSchema, type GraphQLSchema } from 'graphql';
import { useEffect, useState } from 'react';
import { freshAccessToken } from '../app/freshAccessToken.ts';

type TokenSource = () => Promise<string | null>;

let loaded: { text: string; schema: GraphQLSchema } | null = null;
let underWay: { of: string; contract: Promise<GraphQLSchema> } | null = null;

async function loadContract(token: string | null): Promise<GraphQLSchema> {
  const response = await fetch('/schema.graphql', { headers: token ? { authorization: `Bearer ${token}` } : {} });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const text = await response.text();
  // The same object for the same text. The server has checked it: checking it again would be half of the parsing work.
  if (loaded?.text !== text) loaded = { text, schema: buildSchema(text, { assumeValid: true, assumeValidSDL: true }) };
  return loaded.schema;
}

function contract(of: string, token: TokenSource): Promise<GraphQLSchema> {
  if (underWay?.of === of) return underWay.contract;
  const own = {
    of,
    contract: token()
      .then(loadContract)
      .catch((error: unknown) => {
        // A failed load is retried by the next reader.
        if (underWay === own) underWay = null;
        throw error;
      }),
  };
  underWay = own;
  return own.contract;
}

const OWN = 'session';

/** Preloads the contract for a page that will need it. A failure is reported where it is used. */
export const preloadContract = (): void => void contract(OWN, freshAccessToken).catch(() => undefined);

/**
 * Returns the server's contract, with descriptions and directives, loaded once per visit and reader: another reader may be
 * allowed to read it where the previous one was not. null until it is loaded; `failed` if it could not be read.
 */
export function useContract(of = OWN, token: TokenSource = freshAccessToken) {
  const [schema, setSchema] = useState<GraphQLSchema | null>(null);
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks again.
  useEffect(() => {
    let isHere = true;
    setFailed(false);
    contract(of, token)
      .then((found) => isHere && setSchema(found))
      .catch(() => isHere && setFailed(true));
    return () => {
      isHere = false;
    };
  }, [of, token, round]);
  return { schema, failed: failed && !schema, retry: () => setRound((now) => now + 1) };
}
