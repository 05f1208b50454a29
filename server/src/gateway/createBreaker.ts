import { BrokenCircuitError, CircuitState, CountBreaker, circuitBreaker, handleWhen } from 'cockatiel';
import { GatewayRefusal, GatewayUnavailable } from './GatewayError.ts';
import type { UpstreamSettings } from './UpstreamSettings.ts';

export type Breaker = <T>(call: () => Promise<T>) => Promise<T>;

/** Statuses with which a gateway, or a proxy before it, reports that the service is unavailable. */
const ABSENT: ReadonlySet<number | null> = new Set([408, 502, 503, 504]);
/** Codes that concern only this call: the gateway still serves all other shops, or all other records. */
const OF_THIS_CALL: ReadonlySet<string> = new Set(['SHOP_MOVING', 'RECORD_BUSY']);

/**
 * Creates a breaker that stops calls to a gateway that does not answer, and lets one call through from time to time to
 * check whether it is back. Any answer but those of `ABSENT` closes it: a refusal, a 500 or an unreadable body is a fault
 * of that call and makes no one else wait.
 */
export function createBreaker({ calls, share, openFor }: UpstreamSettings['breaker']): Breaker {
  const policy = circuitBreaker(handleWhen(isOutage), {
    halfOpenAfter: openFor,
    breaker: new CountBreaker({ threshold: share, size: calls, minimumNumberOfCalls: Math.ceil(calls / 2) }),
  });
  const shed = () => new GatewayUnavailable('shed', { retryAfter: Math.ceil(openFor / 1_000) });
  return async (call) => {
    // The library would make other callers wait for the trial call, which may take the whole deadline.
    if (policy.state === CircuitState.HalfOpen) throw shed();
    try {
      return await policy.execute(call);
    } catch (error) {
      throw error instanceof BrokenCircuitError ? shed() : error;
    }
  };
}

function isOutage(error: unknown): boolean {
  if (!(error instanceof GatewayUnavailable)) return false;
  if (error.cause instanceof GatewayRefusal && OF_THIS_CALL.has(error.cause.serverCode)) return false;
  return error.outage === 'lost' || error.outage === 'late' || ABSENT.has(error.status);
}
