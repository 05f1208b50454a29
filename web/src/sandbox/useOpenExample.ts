import { useState } from 'react';
import { useLanguage } from '../app/i18n.ts';
import { useSchema } from './contract.ts';
import type { Ask, Example, Variables } from './examples/Example.ts';
import { exampleText } from './examples/exampleText.ts';
import { runOperation } from './run/runOperation.ts';
import { useRunActive } from './run/useRunActive.ts';
import { useOpenOperation } from './useOpenOperation.ts';

interface Prepared {
  readonly variables?: Variables;
  /** Why the lookup of the records was refused. */
  readonly refused?: string;
}

/** Returns a function that opens an example in a new tab, with current ids of the shop, and runs it if requested. */
export function useOpenExample() {
  const openOperation = useOpenOperation();
  const runActive = useRunActive();
  const schema = useSchema();
  const language = useLanguage();
  const [preparing, setPreparing] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ name: string; code: string } | null>(null);

  const open = async (example: Example, andRun: boolean) => {
    setPreparing(example.name);
    const { variables, refused: code } = await prepare(example);
    setPreparing(null);
    setRefused(code ? { name: example.name, code } : null);
    openOperation({
      query: exampleText(example, language),
      variables: variables ? JSON.stringify(variables, null, 2) : '',
    });
    if (andRun) runActive();
  };
  return { open, ready: schema !== null && preparing === null, preparing, refused };
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
