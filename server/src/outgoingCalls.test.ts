import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSchema } from './schema.ts';
import type { RecordedCall } from './testing/fakeGateway.ts';
import { plausibleVariables } from './testing/faults/plausibleVariables.ts';
import { webOperations } from './testing/faults/webOperations.ts';
import { shopReplies } from './testing/shopReplies.ts';
import { startTestServer, type TestServer } from './testing/startTestServer.ts';

let server: TestServer;
beforeAll(async () => {
  // A session has an expiry time.
  vi.setSystemTime('2026-11-20T10:00:00Z');
  server = await startTestServer({ rates: { cost: 0, sensitive: 0 } });
  server.gateway.reply = shopReplies;
});
afterAll(async () => {
  vi.useRealTimers();
  await server.close();
});

it('every operation of the web client makes the calls that are written down, no more, and asks for no other field', async () => {
  const schema = createSchema();
  const written: string[] = [];
  for (const operation of webOperations()) {
    const before = server.gateway.calls.length;
    const variables = plausibleVariables(operation, schema);
    await server.ask(operation.text, variables, { 'x-request-id': operation.name });
    const calls = server.gateway.calls.slice(before).map(lineOf);
    // Which of several that are sent together comes first is a matter of time.
    written.push([`${operation.kind} ${operation.name}`, ...calls.sort()].join('\n  '));
  }
  await expect(`${written.sort().join('\n\n')}\n`).toMatchFileSnapshot('outgoingCalls.txt');
});

function lineOf({ method, path, query, body }: RecordedCall): string {
  const parameters = [...query].map(([name, value]) => `\n    ${name} ${value}`).join('');
  const sent = body === undefined || body === null || body === '' ? '' : `\n    body ${JSON.stringify(body)}`;
  return `${method} ${path}${parameters}${sent}`;
}
