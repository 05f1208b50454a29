import { fillLeafs } from '@graphiql/toolkit';
import { parse } from 'graphql';
import { useSchema } from '../contract.ts';
import { activeTab, edit } from '../tabs.ts';
import { run } from './runs.ts';

/**
 * Returns a function that runs the open operation, of several the one that contains the cursor. Objects without selected
 * fields get those that identify them.
 */
export function useRunActive(): (at?: number) => void {
  const schema = useSchema();
  return (at) => {
    const { query } = activeTab();
    const operationName = at === undefined ? null : operationAt(query, at);
    if (operationName) edit({ operationName });
    const { result = '' } = fillLeafs(schema, query);
    if (result !== query) edit({ query: result });
    void run(activeTab());
  };
}

/** Returns the name of the operation at a position of a text; null outside of operations, and if the text cannot be parsed. */
function operationAt(query: string, at: number): string | null {
  try {
    for (const node of parse(query).definitions)
      if (node.kind === 'OperationDefinition' && node.loc && node.loc.start <= at && at <= node.loc.end)
        return node.name?.value ?? null;
  } catch {
    // The server refuses such a text, and reports the position.
  }
  return null;
}
