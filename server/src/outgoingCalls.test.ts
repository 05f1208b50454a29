import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSchema } from './schema.ts';
import type { RecordedCall } from './testing/fakeGateway.ts';
import { plausibleVariables } from './testing/faults/plausibleVariables.ts';
import { webOperations } from './testing/faults/webOperations.ts';
import { shopReplies } from './testing/shopReplies.ts';
import { startTestServer } from './testing/startTestServer.ts';

// A session has an expiry time.
beforeAll(() => vi.setSystemTime('2026-11-20T10:00:00Z'));
afterAll(() => vi.useRealTimers());
const server = openForTests(() => startTestServer({ rates: { cost: 0, sensitive: 0 } }));
beforeAll(() => {
  server.gateway.reply = shopReplies;
});

it('every operation of the web client makes the calls that are written down, no more, and asks for no other field', async () => {
  const schema = createSchema();
  const written: string[] = [];
  for (const operation of webOperations()) {
    const before = server.gateway.calls.length;
    const variables = plausibleVariables(operation, schema);
    const { errors } = await server.ask(operation.text, variables, { 'x-request-id': operation.name });
    // A request refused at once would make no calls, and `-u` would record that.
    expect(['SERVER_BUSY', 'RATE_LIMITED']).not.toContain(errors?.[0]?.extensions.code);
    const calls = server.gateway.calls.slice(before).map(lineOf);
    // The order of calls that are sent together depends on timing.
    written.push([`${operation.kind} ${operation.name}`, ...calls.sort()].join('\n  '));
  }
  await expect(`${written.sort().join('\n\n')}\n`).toMatchFileSnapshot('outgoingCalls.txt');
});

function lineOf({ method, path, query, body }: RecordedCall): string {
  const parameters = [...query].map(([name, value]) => `\n    ${name} ${value}`).join('');
  const sent = body === undefined || body === null || body === '' ? '' : `\n    body ${JSON.stringify(body)}`;
  return `${method} ${path}${parameters}${sent}`;
}
