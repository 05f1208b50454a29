import { fillLeafs } from '@graphiql/toolkit';
import { useSchema } from '../contract.ts';
import { operationAt } from '../operationAt.ts';
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
