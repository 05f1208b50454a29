import { Type } from '@sinclair/typebox';
import { PAGE, SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { WhatIfDraft } from '@taem/domain/till/whatIf.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import type { Right } from '../../http/Operation.ts';
import { route } from '../../http/route.ts';
import { fixed } from '../../resource/resourceOperations.ts';
import { refuseUnknownKinds } from '../refuseUnknownKinds.ts';
import { newestOf } from './newestOf.ts';
import type { PastPeriod } from './readPastSales.ts';
import { replaySales } from './replaySales.ts';
import { tierStanding } from './tierStanding.ts';
import { OfferWhatIfBody, readPastPeriod, TierStandingBody, TierWhatIfBody } from './whatIfBody.ts';
import { offerDraft, readRules, tierDraft } from './whatIfDraft.ts';
import { whatIfRecord } from './whatIfRecord.ts';
import { Standing, WhatIf } from './whatIfShapes.ts';

/** Needed because figures and examples are those of real sales. */
const readsSales: Right[] = [{ objectCodes: SALE_READERS, action: 'Read' }];

type Asking = Pick<FastifyRequest, 'session' | 'reader'>;

/** Extension (docs/adr/0049): what a rule would have done, before it is saved. */
export const whatIfRoutes: AreaRoutes = async (app) => {
  route(app, 'POST /offers/what-if', {
    id: 'offerWhatIf',
    summary: 'What a discount or special offer would have done to the sales of past days; nothing is changed',
    tag: 'offers',
    permission: { objectCodes: [PAGE.offer], action: 'Write' },
    alsoNeeds: readsSales,
    body: OfferWhatIfBody,
    payload: fixed({ what_if: WhatIf }),
    fromReplica: true,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (request, reply) => {
      const { body, session } = request;
      return answer(
        await tried(request, reply, readPastPeriod(body, session), (client, rules) =>
          offerDraft(client, body.offer, rules),
        ),
      );
    },
  });

  route(app, 'POST /member-tiers/what-if', {
    id: 'tierWhatIf',
    summary: 'What different privileges of a tier would have done to the sales of past days; nothing is changed',
    tag: 'member-tiers',
    permission: { objectCodes: [PAGE.tier], action: 'Write' },
    alsoNeeds: readsSales,
    body: TierWhatIfBody,
    payload: fixed({ what_if: WhatIf }),
    fromReplica: true,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (request, reply) => {
      const { body, session } = request;
      return answer(
        await tried(request, reply, readPastPeriod(body, session), (client) => tierDraft(client, body.tier)),
      );
    },
  });

  route(app, 'POST /member-tiers/standing', {
    id: 'tierStanding',
    summary: 'How many members are in each tier, and how many would be with this tier; nothing is changed',
    tag: 'member-tiers',
    permission: { objectCodes: [PAGE.tier], action: 'Write' },
    body: TierStandingBody,
    payload: fixed({ standing: Type.Array(Standing) }),
    fromReplica: true,
    refusals: ['TOO_MANY_ATTEMPTS'],
    handle: async (request, reply) => {
      const { tier } = request.body;
      const standing = await apart(`standing ${request.session.userId}`, request, reply, async (client, signal) => {
        await refuseUnknownKinds({ conditions: JSON.stringify(tier.conditions ?? []) }, client, ['conditions']);
        return await tierStanding(client, tier, signal);
      });
      return answer({
        standing: standing.map(({ tierId, isNone, ...counts }) => ({ tier_id: tierId, is_none: isNone, ...counts })),
      });
    },
  });

  async function tried(
    request: Asking,
    reply: FastifyReply,
    period: PastPeriod,
    draftOf: (client: DatabaseClient, rules: PricingRules) => Promise<WhatIfDraft>,
  ) {
    return await apart(request.session.userId, request, reply, async (client, signal) => {
      const rules = await readRules(client);
      const draft = await draftOf(client, rules);
      return { what_if: whatIfRecord(period, draft, rules, await replaySales(client, period, draft, rules, signal)) };
    });
  }

  /** Runs the work in one snapshot, without writing. */
  async function apart<T>(
    key: string,
    { session: { realmId }, reader }: Asking,
    reply: FastifyReply,
    work: (client: DatabaseClient, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return await newestOf(key, goneSignal(reply), (signal) =>
      reader.inTransaction(realmId, (client) => work(client, signal), { snapshot: true }),
    );
  }
};
