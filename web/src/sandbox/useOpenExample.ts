import { useGraphiQL, useGraphiQLActions } from '@graphiql/react';
import { useEffect, useState } from 'react';
import type { Ask, Example, Variables } from './examples/Example.ts';
import { exampleText } from './examples/exampleText.ts';
import { runOperation } from './run/runOperation.ts';
import { useOpenOperation } from './useOpenOperation.ts';

interface Prepared {
  readonly variables?: Variables;
  /** Why the records could not be looked up. */
  readonly refused?: string;
}

/** Opens an example in a new tab, with current ids of the shop, and runs it if requested. */
export function useOpenExample() {
  const { run } = useGraphiQLActions();
  const { open: openOperation, ready: isOpenable } = useOpenOperation();
  const { schema, operationName } = useGraphiQL((state) => ({
    schema: state.schema,
    operationName: state.operationName,
  }));
  const [preparing, setPreparing] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ name: string; code: string } | null>(null);
  const [awaited, setAwaited] = useState<string | null>(null);

  // The editor learns the operation's name a moment after its text; sent before, the name would be the last tab's.
  useEffect(() => {
    if (!awaited || operationName !== awaited) return;
    setAwaited(null);
    run();
  }, [awaited, operationName, run]);

  const open = async (example: Example, andRun: boolean) => {
    setPreparing(example.name);
    const { variables, refused: code } = await prepare(example);
    setPreparing(null);
    setRefused(code ? { name: example.name, code } : null);
    const text = exampleText(example.name);
    openOperation({ query: text, variables: variables ? JSON.stringify(variables, null, 2) : '' });
    if (andRun) setAwaited(/(?:query|mutation) (\w+)/.exec(text)?.[1] ?? null);
  };
  const ready = Boolean(schema) && isOpenable && preparing === null;
  return { open, ready, preparing, refused };
}

async function prepare(example: Example): Promise<Prepared> {
  try {
    return { variables: await example.prepare?.(ask) };
  } catch (error) {
    return { variables: example.otherwise, refused: error instanceof Error ? error.message : String(error) };
  }
}

const ask: Ask = async <Data>(query: string, variables: Variables = {}) => {
  const { body } = await runOperation({ query, variables });
  const [error] = body.errors ?? [];
  if (error || !body.data) throw new Error(error?.extensions?.code ?? error?.message);
  return body.data as Data;
};
