import { useGraphiQL } from '@graphiql/react';
import type { TabRun } from './Run.ts';
import { useRun } from './runs.ts';

/** The last run of the open tab. */
export function useActiveRun(): TabRun | undefined {
  return useRun(useGraphiQL(({ tabs, activeTabIndex }) => tabs[activeTabIndex]?.id));
}
