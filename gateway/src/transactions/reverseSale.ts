import type { FastifyRequest } from 'fastify';
import { Refusal, refuseStale } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { checkAuthorizeCode } from './checkAuthorizeCode.ts';
import type { ReversalAnswer, ReversalState } from './ReversalState.ts';
import { readReversalState } from './readReversalState.ts';
import { hashReversal, type ReversalAction, recordReversal, writtenAnswer } from './recordReversal.ts';
import { type AdjustBody, type ReturnBody, refuseOtherSale, type VoidBody } from './reversalBody.ts';

const MAX_ROUNDS = 20;

/** The content of an exchange: the return, and what is sold with it. */
type ExchangeContent = Omit<ReturnBody, 'amount' | 'locale'> & { sale: object };
type AnyBody = VoidBody | AdjustBody | ReturnBody | ExchangeContent;

export interface ReversalRequest<Body extends AnyBody> {
  session: GatewaySession;
  /** The request that it came with, for counting wrong codes. */
  sentBy: FastifyRequest;
  body: Body;
  key: string | null;
}

/**
 * Voids, adjusts, returns or exchanges the sale as planned, once for each key: a retry gets the first answer. The plan
 * is made from the current state of the sale, refuses by throwing, and is made again if the member bought or spent in
 * between.
 */
export async function reverseSale<Body extends AnyBody>(
  context: Pick<GatewayContext, 'database' | 'limits'>,
  action: ReversalAction,
  { session, sentBy, body, key }: ReversalRequest<Body>,
  plan: (state: ReversalState) => Record<string, unknown> | Promise<Record<string, unknown>>,
): Promise<ReversalAnswer> {
  const { database } = context;
  await checkAuthorizeCode(context, sentBy, action, body.authorize_pin);
  const requestHash = hashReversal(action, body);
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const state = await readReversalState(database, session, body.transaction_no, key);
    const written = writtenAnswer(state, requestHash);
    if (written) return written;
    refuseOtherSale(body, session, state.sale);
    const facts = await plan(state);
    if (state.sale.version !== body.__v) throw refuseStale();
    const recorded = await recordReversal(database, action, {
      realm_id: session.realmId,
      transaction_id: state.sale.id,
      version: body.__v,
      key,
      request_hash: key && requestHash,
      by_id: session.userId,
      remark: body.remark || null,
      ...('till_id' in body && body.till_id && { till_id: body.till_id }),
      ...facts,
    });
    if (recorded !== 'changed') return recorded;
  }
  throw new Refusal(503, 'RECORD_BUSY', 'Too many changes of this member at once, try again.');
}
