import { Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer } from '../http/envelope.ts';
import { refuseField } from '../http/errors.ts';
import type { AreaRoutes } from '../http/GatewayContext.ts';
import { parameter } from '../http/parameter.ts';
import { route } from '../http/route.ts';
import { branchesOf } from '../resource/branchesOf.ts';
import { Uuid } from '../resource/jsonShapes.ts';
import { isUuid } from '../resource/readValue.ts';
import { fixed } from '../resource/resourceOperations.ts';
import { readOfferUses } from './readOfferUses.ts';
import { verifyOffer } from './verifyOffer.ts';
import { whatIfRoutes } from './whatIf/routes.ts';

const Verify = Type.Object({ authorize_pin: Type.String({ minLength: 1, maxLength: 20 }) });

const OfferUses = Type.Object(
  {
    offer_id: Uuid,
    of_member: Type.Integer({ description: 'To the member; 0 without one, and where that is not limited.' }),
    of_day: Type.Integer({ description: 'Today, in all branches; 0 where that is not limited.' }),
    in_all: Type.Integer({ description: '0 where that is not limited.' }),
  },
  { title: 'OfferUses' },
);

const idParameter = (isNeeded: boolean) =>
  parameter({ ...Uuid, isNeeded }, (given, name): string | null => {
    if (given === undefined && !isNeeded) return null;
    if (typeof given === 'string' && isUuid(given)) return given.toLowerCase();
    throw refuseField(name, 'must be an id');
  });

export const loyaltyRoutes: AreaRoutes = async (app, context) => {
  route(app, 'POST /offers/:id/verify', {
    id: 'verifyOffer',
    summary: 'Verify the PIN of an offer; the session may use it for one sale within 15 minutes',
    tag: 'offers',
    permission: { objectCodes: [PAGE.payment], action: 'Write' },
    body: Verify,
    payload: Type.Object({ verified: Type.Literal(true) }),
    refusals: ['WRONG_AUTHORIZE_CODE', 'TOO_MANY_ATTEMPTS'],
    handle: async (request) => {
      await verifyOffer(context, request, request.params.id, request.body.authorize_pin);
      return answer({ verified: true });
    },
  });

  // Extension: the uses that the till displays next to a limited offer.
  route(app, 'GET /offers/uses', {
    id: 'listOfferUses',
    summary: 'How often each limited offer was used: by a member, on the day of a branch and in total',
    tag: 'offers',
    permission: { objectCodes: [PAGE.payment], action: 'Write' },
    query: Type.Object({
      ...{ branch_id: idParameter(true), member_id: idParameter(false) },
      given_back: {
        ...idParameter(false),
        description: 'A sale that is returned in full with this bill; its uses do not count.',
      },
    }),
    payload: fixed({ offer_uses: Type.Array(OfferUses) }),
    handle: async ({ query, session }) => {
      const [branchId = ''] = branchesOf(query.branch_id, session) ?? [];
      const of = { branchId, memberId: query.member_id, givenBack: query.given_back };
      const offer_uses = await context.database.withRealm(session.realmId, (client) => readOfferUses(client, of));
      return answer({ offer_uses });
    },
  });

  await whatIfRoutes(app, context);
};
