import { fillLeafs } from '@graphiql/toolkit';
import { parse } from 'graphql';
import { useSchema } from '../contract.ts';
import { activeTab, edit } from '../tabs.ts';
import { run } from './runs.ts';

/** Runs the open operation: of several that in which the cursor stands. Objects without fields get those that identify them. */
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

/** The name of the operation that a place in a text belongs to; null beside them, and in a text that cannot be read. */
function operationAt(query: string, at: number): string | null {
  try {
    for (const node of parse(query).definitions)
      if (node.kind === 'OperationDefinition' && node.loc && node.loc.start <= at && at <= node.loc.end)
        return node.name?.value ?? null;
  } catch {
    // It is refused by the server, which says where.
  }
  return null;
}
