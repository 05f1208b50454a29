import { SALE_READERS } from '@taem/domain/accounts/permissions.ts';
import type { PricingRules } from '@taem/domain/till/pricing.ts';
import type { WhatIfDraft } from '@taem/domain/till/whatIf.ts';
import type { FastifyReply } from 'fastify';
import type { DatabaseClient } from '../../database/pool.ts';
import { answer } from '../../http/envelope.ts';
import type { AreaRoutes, GatewaySession } from '../../http/GatewayContext.ts';
import { goneSignal } from '../../http/goneSignal.ts';
import { requireAnyPermission } from '../../http/requirePermission.ts';
import { refuseUnknownKinds } from '../refuseUnknownKinds.ts';
import { newestOf } from './newestOf.ts';
import type { PastPeriod } from './readPastSales.ts';
import { replaySales } from './replaySales.ts';
import { tierStanding } from './tierStanding.ts';
import { OfferWhatIfBody, readPastPeriod, TierStandingBody, TierWhatIfBody } from './whatIfBody.ts';
import { offerDraft, readRules, tierDraft } from './whatIfDraft.ts';
import { whatIfOperations } from './whatIfOperations.ts';
import { whatIfRecord } from './whatIfRecord.ts';

/** Extension (docs/adr/0049): what a rule would have done, asked before it is saved. */
export const whatIfRoutes: AreaRoutes = async (app, { database }) => {
  app.post<{ Body: OfferWhatIfBody }>(
    '/offers/what-if',
    { config: { operation: whatIfOperations.offer }, schema: { body: OfferWhatIfBody } },
    async ({ session, body }, reply) => {
      // Its figures and examples are those of real sales.
      requireAnyPermission(session, SALE_READERS, 'Read');
      return answer(
        await tried(session, reply, readPastPeriod(body, session), (client, rules) =>
          offerDraft(client, body.offer, rules),
        ),
      );
    },
  );

  app.post<{ Body: TierWhatIfBody }>(
    '/member-tiers/what-if',
    { config: { operation: whatIfOperations.tier }, schema: { body: TierWhatIfBody } },
    async ({ session, body }, reply) => {
      requireAnyPermission(session, SALE_READERS, 'Read');
      return answer(
        await tried(session, reply, readPastPeriod(body, session), (client) => tierDraft(client, body.tier)),
      );
    },
  );

  app.post<{ Body: TierStandingBody }>(
    '/member-tiers/standing',
    { config: { operation: whatIfOperations.standing }, schema: { body: TierStandingBody } },
    async ({ session, body: { tier } }, reply) => {
      const standing = await apart(`standing ${session.userId}`, session, reply, async (client, signal) => {
        await refuseUnknownKinds({ conditions: JSON.stringify(tier.conditions ?? []) }, client, ['conditions']);
        return await tierStanding(client, tier, signal);
      });
      return answer({
        standing: standing.map(({ tierId, isNone, ...counts }) => ({ tier_id: tierId, is_none: isNone, ...counts })),
      });
    },
  );

  async function tried(
    session: GatewaySession,
    reply: FastifyReply,
    period: PastPeriod,
    draftOf: (client: DatabaseClient, rules: PricingRules) => Promise<WhatIfDraft>,
  ) {
    return await apart(session.userId, session, reply, async (client, signal) => {
      const rules = await readRules(client);
      const draft = await draftOf(client, rules);
      return { what_if: whatIfRecord(period, await replaySales(client, period, draft, rules, signal)) };
    });
  }

  /** All of it sees one moment of the books, and writes nothing. */
  async function apart<T>(
    key: string,
    { realmId }: GatewaySession,
    reply: FastifyReply,
    work: (client: DatabaseClient, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    return await newestOf(key, goneSignal(reply), (signal) =>
      database.inTransaction(realmId, (client) => work(client, signal), { snapshot: true }),
    );
  }
};
