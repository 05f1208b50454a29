import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { UPSTREAM_DEFAULTS } from '../../gateway/UpstreamSettings.ts';
import { createSchema, readContract } from '../../schema.ts';
import type { TestAnswer } from '../operationCaller.ts';
import { shopReplies } from '../shopReplies.ts';
import { startTestServer, type TestServer } from '../startTestServer.ts';
import type { Fault, ProxiedCall } from './Fault.ts';
import { faultNamed, faults, SHORT_FAULTS } from './faults.ts';
import { type FaultyGateway, faultyGateway } from './faultyGateway.ts';
import { liesOf } from './liesOf.ts';
import { plausibleVariables } from './plausibleVariables.ts';
import { webOperations } from './webOperations.ts';

const UPSTREAM = {
  ...UPSTREAM_DEFAULTS,
  jitter: 0,
  bodyBytes: 1_000_000,
  // An open breaker would keep most operations from meeting the fault; it has separate tests.
  breaker: { calls: 1_000, share: 0.999_999, openFor: 10 },
};
/**
 * Short for faults that only the deadline ends. For all others, the deadline must not end an operation even on a busy
 * machine: its error would hide a wrong answer.
 */
const DEADLINES = { endless: 600, others: 10_000 };

const schema = createSchema(readContract());
const operations = webOperations().map((operation) => ({
  ...operation,
  variables: plausibleVariables(operation, schema),
}));

/** One operation, with the calls that meet the fault: all of them, or those of one address. */
interface Run {
  operation: (typeof operations)[number];
  /** null for all. */
  target: string | null;
}

/**
 * A write meets every fault at all its calls together, and every second one at a single address; a read meets every
 * tenth, in turn. In the deep run, everything meets all faults.
 */
function oneIn({ operation: { kind }, target }: Run): number {
  if (IS_DEEP) return 1;
  if (kind !== 'mutation') return 10;
  return target === null ? 1 : 2;
}

/** An answer that is lost after the gateway has acted, cut short, an error, HTML, and one with nulls. */
const DAILY = (['lost', 'cut', 'broken', 'html', 'nulls'] as const).map((name) => faultNamed(name));
/** The faults that other tests also use, which include every kind; and every sixth of all others. */
const SHORT = SHORT_FAULTS.map((name) => faultNamed(name));
const OTHERS = faults.filter(
  (fault, index) => !DAILY.includes(fault) && (IS_DEEP || SHORT.includes(fault) || index % 6 === 0),
);

describe('every operation of the web client under every fault of the gateway', () => {
  const healthy = openForTests(startTestServer);
  let gateway: FaultyGateway;
  let patient: TestServer;
  let impatient: TestServer;
  let server: TestServer;
  const references = new Map<string, TestAnswer>();
  const runs: Run[] = [];
  let number = 0;

  beforeAll(async () => {
    healthy.gateway.reply = shopReplies;
    gateway = await faultyGateway(healthy.gateway.url);
    const withDeadline = (deadline: number) =>
      startTestServer({
        gatewayUrl: gateway.url,
        upstream: { ...UPSTREAM, deadline },
        rates: { cost: 0, sensitive: 0 },
      });
    patient = await withDeadline(DEADLINES.others);
    impatient = await withDeadline(DEADLINES.endless);
    for (const operation of operations) {
      const before = healthy.gateway.calls.length;
      const reference = await ask(healthy, operation);
      references.set(operation.name, reference);
      if (reference.errors) continue;
      const addresses = healthy.gateway.calls.slice(before).map(addressOf);
      for (const target of [null, ...new Set(addresses)]) runs.push({ operation, target });
    }
  });
  afterAll(async () => {
    await patient.close();
    await impatient.close();
    await gateway.close();
  });

  const ask = (on: TestServer, { text, variables }: Run['operation'], requestId = 'reference') =>
    on.post({ query: text, variables }, { authorization: `Bearer token-${requestId}`, 'x-request-id': requestId });

  const isHealthy = ({ name }: Run['operation']) => !references.get(name)?.errors;

  const start = async ({ operation, target }: Run, targets: Map<unknown, string | null>) => {
    const requestId = `run-${++number}`;
    targets.set(requestId, target);
    const answer = await ask(server, operation, requestId);
    const lies = liesOf(answer, references.get(operation.name));
    return { operation: operation.name, target, lies, repeated: repeatedWrites(gateway.calls, requestId) };
  };

  it('finds the operations, and nearly all have a healthy answer to be compared with', () => {
    expect(operations.length).toBeGreaterThanOrEqual(18);
    // The others are examples that are refused on purpose, and those that the small shop does not answer yet.
    const failing = operations.filter(({ name }) => codesOf(references.get(name)).length > 0).map(({ name }) => name);
    expect(failing.length, `no healthy answer: ${failing}`).toBeLessThanOrEqual(operations.length / 5);
  });

  const TITLE = '$name: no crash, no hang, no lie, no write sent twice';
  it.each(DAILY)(TITLE, { timeout: 30_000 }, meets);
  it.each(OTHERS)(TITLE, { timeout: 30_000, tags: 'slow' }, meets);

  async function meets(fault: Fault): Promise<void> {
    server = fault.endless ? impatient : patient;
    const targets = new Map<unknown, string | null>();
    gateway.calls.length = 0;
    await gateway.set(fault, (call) => {
      const target = targets.get(call.headers['x-request-id']);
      return target === null || target === addressOf(call);
    });
    const turn = faults.indexOf(fault);
    const chosen = runs.filter((run, index) => (index + turn) % oneIn(run) === 0);
    const results = await Promise.all(chosen.map((run) => start(run, targets)));
    expect(results.filter(({ lies, repeated }) => lies.length > 0 || repeated.length > 0)).toEqual([]);
    await gateway.set(null);
    for (const operation of operations
      .filter(isHealthy)
      .filter((_, index) => (index + faults.indexOf(fault)) % 6 === 0)) {
      const reference = references.get(operation.name);
      // Connections that the fault has broken may not have been noticed yet.
      await vi.waitFor(
        async () => {
          const answer = await ask(server, operation, `after-${++number}`);
          expect([operation.name, ...liesOf(answer, reference)]).toEqual([operation.name]);
          expect([operation.name, ...codesOf(answer)]).toEqual([operation.name, ...codesOf(reference)]);
        },
        { timeout: 10_000 },
      );
    }
  }
});

function codesOf(answer: TestAnswer | undefined): unknown[] {
  return (answer?.errors ?? []).map(({ extensions }) => extensions.code);
}

function addressOf({ method, path }: { method: string; path: string }): string {
  return `${method} ${path}`;
}

/** Returns writes that arrived more than once; with a key, two are allowed. */
function repeatedWrites(calls: readonly ProxiedCall[], requestId: string): string[] {
  const seen = new Map<string, number>();
  for (const call of calls) {
    if (call.method === 'GET' || call.headers['x-request-id'] !== requestId) continue;
    const write = `${addressOf(call)} ${call.body.toString('latin1')}`;
    const count = (seen.get(write) ?? 0) + 1;
    seen.set(write, count);
  }
  const allowed = (call: string) =>
    calls.some((sent) => call.startsWith(addressOf(sent)) && sent.headers['idempotency-key']) ? 2 : 1;
  return [...seen].filter(([write, count]) => count > allowed(write)).map(([write]) => write);
}
