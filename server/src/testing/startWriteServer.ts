import type { Config } from '../config.ts';
import type { Answer, RecordedCall } from './fakeGateway.ts';
import type { TestAnswer } from './operationCaller.ts';
import { startTestServer, type TestServer } from './startTestServer.ts';

export interface WriteServer extends TestServer {
  /** What the gateway received since `answerWith`, without reads. */
  written: RecordedCall[];
  /** What the gateway answers from now on to a write, or to a read that `also` names. */
  answerWith(answer: Answer | undefined): void;
  /** An operation with every call it made, reads too. */
  run(query: string, variables?: object): Promise<TestAnswer & { calls: RecordedCall[]; names: string[] }>;
}

/** A server over a gateway whose answer to the next write the test decides. */
export async function startWriteServer(
  also: readonly string[] = [],
  overrides: Partial<Config> = {},
): Promise<WriteServer> {
  const server = await startTestServer(overrides);
  const { gateway } = server;
  let answer: Answer | undefined;
  const written = server.answerWrites(() => answer, also);
  return {
    ...server,
    written,
    answerWith(next) {
      answer = next;
      written.length = 0;
    },
    async run(query, variables) {
      const before = gateway.calls.length;
      const result = await server.ask(query, variables);
      const calls = gateway.calls.slice(before);
      return { ...result, calls, names: calls.map(({ method, path }) => `${method} ${path}`) };
    },
  };
}
