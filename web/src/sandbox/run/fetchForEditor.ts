import type { GraphiQLProvider } from '@graphiql/react';
import type { ExecutionResult } from 'graphql';
import type { ComponentProps } from 'react';
import { chosenFiles } from '../files/chosenFiles.ts';
import { activeTabId } from './activeTabId.ts';
import type { RanBy } from './Run.ts';
import { type RunRequest, runOperation } from './runOperation.ts';
import { forgetRun, storeRun } from './runs.ts';

type Fetcher = ComponentProps<typeof GraphiQLProvider>['fetcher'];

/** Runs what the editor asks for. The answer shows what any client gets; what it cost stands in the panel below. */
export const fetchForEditor =
  (by: RanBy): Fetcher =>
  async (request, options) => {
    const tab = activeTabId();
    forgetRun(tab);
    try {
      const run = await runOperation(request as RunRequest, options?.headers, chosenFiles(tab));
      storeRun(tab, { by, run });
      const { extensions, ...answer } = run.body;
      const { cost: _cost, upstream: _upstream, ...others } = extensions ?? {};
      const visible: object = Object.keys(others).length > 0 ? { ...answer, extensions: others } : answer;
      return visible as ExecutionResult<Record<string, unknown>>;
    } catch {
      // The network, or a server that is away: a sentence says so in the place of the answer.
      storeRun(tab, { by, run: null });
      return {};
    }
  };
