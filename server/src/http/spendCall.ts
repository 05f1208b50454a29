import type { FastifyRequest } from 'fastify';
import { type RateLimits, STRANGER_CALL_COST } from '../execution/rateLimits.ts';
import type { VerifiedCallers } from '../gateway/VerifiedCallers.ts';
import { callerOf } from './callerOf.ts';

/** Spends the cost of one gateway call from a caller's rate; throws if too little is left. */
export type SpendCall = (request: FastifyRequest) => Promise<void>;

/** For calls that pass through to the gateway without GraphQL: a token may be invented, and verifying it is work too. */
export const spendCall =
  (rates: RateLimits, callers: VerifiedCallers): SpendCall =>
  async (request) => {
    await rates.spendCost(callers.keyOf(callerOf(request)), STRANGER_CALL_COST);
  };
