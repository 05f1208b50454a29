import { type Static, Type } from '@sinclair/typebox';
import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { answer, answerCreated } from '../../http/envelope.ts';
import { refuseField } from '../../http/errors.ts';
import type { AreaRoutes } from '../../http/GatewayContext.ts';
import { requirePermission } from '../../http/requirePermission.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { readId } from '../../resource/readId.ts';
import { readValue, WrongValue } from '../../resource/readValue.ts';
import { members } from '../members.ts';
import { potentials } from '../potentials.ts';
import { becomeMember } from './becomeMember.ts';
import { likelyMembers } from './likelyMembers.ts';
import { mergePotential } from './mergePotential.ts';
import { MergePotentialBody, registrationOperations } from './registrationOperations.ts';

const text = (maxLength: number, description: string) => Type.Optional(Type.String({ maxLength, description }));
const Person = Type.Object(
  {
    phone: text(50, 'In any form.'),
    firstname: text(100, 'Given name.'),
    lastname: text(100, 'Family name.'),
    birthdate: text(10, 'YYYY-MM-DD.'),
    realm_id: text(50, 'The shop of the token.'),
    branch_id: text(50, 'Makes no difference: a customer is one in every branch.'),
    locale: text(20, 'Makes no difference.'),
  },
  { additionalProperties: false },
);

/** Extensions: who is a member already, and a potential who becomes one. */
export const registrationRoutes: AreaRoutes = async (app, context) => {
  app.get<{ Querystring: Static<typeof Person> }>(
    '/members/likely',
    { config: { operation: registrationOperations.likely }, schema: { querystring: Person } },
    async ({ session, query }) => {
      if (query.birthdate) readDate('birthdate', query.birthdate);
      return answer({ likely_members: await likelyMembers(context.database, session, query) });
    },
  );

  app.post<{ Params: { id: string } }>(
    '/potentials/:id/member',
    { config: { operation: registrationOperations.becomeMember } },
    async (request) => answerCreated(await becomeMember(context, request, request.params.id)),
  );

  app.post<{ Params: { id: string }; Body: MergePotentialBody }>(
    '/potentials/:id/merge',
    { config: { operation: registrationOperations.merge }, schema: { body: MergePotentialBody } },
    async (request) => {
      const { session, params, body } = request;
      requirePermission(session, PAGE.customerInsight, 'Write');
      const asked = {
        potentialId: readId(potentials, params.id),
        memberId: readId(members, body.member_id),
        version: body.__v,
      };
      return answer(
        await writeOnce(context.database, onceOf(request, session, [asked]), async (client) => {
          await mergePotential(client, asked);
          return { id: asked.potentialId };
        }),
      );
    },
  );
};

function readDate(name: string, day: string): void {
  try {
    readValue('date', day);
  } catch (error) {
    throw error instanceof WrongValue ? refuseField(name, error.message) : error;
  }
}
