import type { GraphiQLProps } from 'graphiql';
import type { ExecutionResult } from 'graphql';
import { activeTabId } from './activeTabId.ts';
import { type RunRequest, runOperation } from './runOperation.ts';
import { storeRun } from './runs.ts';

type Fetcher = GraphiQLProps['fetcher'];

/** Runs what the editor asks for. The answer shows what any client gets; what it cost stands in the panel below. */
export const fetchForEditor: Fetcher = async (request, options) => {
  const tab = activeTabId();
  const run = await runOperation(request as RunRequest, options?.headers);
  storeRun(tab, run);
  const { extensions, ...answer } = run.body;
  const { cost: _cost, upstream: _upstream, ...others } = extensions ?? {};
  const shown: object = Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer;
  return shown as ExecutionResult<Record<string, unknown>>;
};
