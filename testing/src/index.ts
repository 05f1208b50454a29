import { UPSTREAM_DEFAULTS } from '@taem/server/src/gateway/UpstreamSettings.ts';
import { startTestStack as start } from '@taem/server/src/testing/stack/startTestStack.ts';
import type { TestKit } from '@taem/server/src/testing/stack/TestKit.ts';

export type { Fault, ProxiedCall } from '@taem/server/src/testing/faults/Fault.ts';
export type { ShortFault } from '@taem/server/src/testing/faults/faults.ts';
export type { TestAnswer } from '@taem/server/src/testing/operationCaller.ts';
export type {
  Account,
  BankAccount,
  PageCode,
  Right,
  SimulatedPayment,
  TestKit as TestStack,
  TestUser,
  Upstream,
} from '@taem/server/src/testing/stack/TestKit.ts';

/** Settings of the server that a test may be about. */
export interface StackSettings {
  /** Origins of other pages that browsers may let call the API. */
  allowedOrigins?: readonly string[];
  /** What one caller may spend in a minute; 0 is without a limit. */
  rates?: { cost: number; sensitive: number };
  /** How long one operation waits for the gateway in all, 15,000 unless said otherwise: less, for a test of `silent`. */
  deadlineMs?: number;
}

/**
 * API, gateway and PostgreSQL in this process, with a separate small shop. Any number may run beside each other; end
 * each with `close()`.
 */
export function startTestStack({ deadlineMs, ...settings }: StackSettings = {}): Promise<TestKit> {
  if (deadlineMs === undefined) return start(settings);
  return start({ ...settings, upstream: { ...UPSTREAM_DEFAULTS, deadline: deadlineMs } });
}
