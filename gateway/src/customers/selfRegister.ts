import { hash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../database/pool.ts';
import { portraitFolder, saveImage } from '../files/saveImage.ts';
import { actorOf } from '../http/actorOf.ts';
import { Refusal, refuseFields } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { readIdempotencyKey } from '../http/readIdempotencyKey.ts';
import { writeCounted } from '../http/writeCounted.ts';
import { hashesOf } from '../http/writeOnce.ts';
import { readBody } from '../resource/readBody.ts';
import { insertRecord } from '../resource/writeRecord.ts';
import { localeOfEnvelope } from './customerFields.ts';
import { getOnboardForm, toOnboardField } from './getOnboardForm.ts';
import { members } from './members.ts';
import { prepareCustomer } from './prepareCustomer.ts';
import { prepareNewMember } from './prepareMember.ts';
import { readAgreed, writeAgreed } from './privacy/consents.ts';
import { readAnswers } from './readAnswers.ts';
import { readSelfRegisterToken, type SelfRegisterScope } from './readSelfRegisterToken.ts';

/** In a form every answer is text; the form's definition gives its type. */
const AS_TEXT = { fieldByPath: new Map() };
/** Fields that are sent with every form and are not answers. */
const NOT_ANSWERS = ['locale', 'action', 'image', 'consent_wording'];

/** Registers a customer as a member by the shop's link (OP-54): checks the form's rules, then those of every member. */
export async function selfRegister(context: GatewayContext, request: FastifyRequest, token: string) {
  const scope = await readSelfRegisterToken(context, token);
  // No user is signed in: a key belongs to the holders of the link.
  const sent = {
    realmId: scope.realmId,
    owner: `link ${hash('sha256', token)}`,
    by: actorOf(request, 'registration'),
    key: readIdempotencyKey(request.headers['idempotency-key']),
  };
  const counters = [
    { kind: 'self-register-address', key: request.ip },
    { kind: 'self-register-link', key: `${scope.realmId}:${scope.branchId}` },
  ] as const;
  return writeCounted<typeof ANSWER>(context, sent, counters, async () => {
    const { values: given, image } = await readBody(AS_TEXT, request);
    // Also where it fails: a refusal must not reveal who is a member already.
    const agreed = readAgreed(given.consent_wording);
    const { locale } = localeOfEnvelope(given);
    for (const name of NOT_ANSWERS) delete given[name];
    return {
      ...hashesOf(request, [given, image, agreed]),
      work: async (write) => {
        const values = await readMember(context, scope, given, image);
        Object.assign(values, { branch_id: scope.branchId, locale });
        const register = () => write((client) => insertMember(client, values, agreed));
        // A simultaneous registration with the same phone was faster.
        return register().catch((error) => (isTaken(error) ? register() : Promise.reject(error)));
      },
    };
  });
}

/** What was answered, as the form requires, with the address of the picture. */
async function readMember(
  { database, files }: GatewayContext,
  { realmId, formCode }: SelfRegisterScope,
  given: Record<string, unknown>,
  image: Buffer | null,
) {
  const form = await database.withRealm(realmId, (client) => getOnboardForm(client, formCode));
  const values = readAnswers(form.map(toOnboardField), given);
  const fileQuestion = form.find((field) => field.element_type === 'File');
  if (fileQuestion?.required && !image)
    throw refuseFields([{ path: fileQuestion.id, message: 'This field is required' }]);
  if (image && fileQuestion) values.image_url = await saveImage(files, image, portraitFolder(realmId));
  return values;
}

async function insertMember(client: DatabaseClient, values: Record<string, unknown>, agreed: string | null) {
  const member = { ...values };
  await prepareCustomer('members', member, client, null);
  await prepareNewMember(member, client);
  const existing = await client.query('select 1 from members where phone = $1', [member.phone]);
  // An existing member has not answered: anyone with the link could claim so.
  if (existing.rowCount === 0) await writeAgreed(client, await insertRecord(client, members, member), agreed, null);
  return ANSWER;
}

/** The same for an existing member: a stranger with the link cannot find out whether a phone belongs to one. */
const ANSWER = { registered: true };

const isTaken = (error: unknown) => error instanceof Refusal && error.code === 'E07001';
