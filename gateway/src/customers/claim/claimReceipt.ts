import { hash } from 'node:crypto';
import { phoneDigits } from '@taem/domain/person/phone.ts';
import type { FastifyRequest } from 'fastify';
import type { Transactions } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { actorOf } from '../../http/actorOf.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { codeOf, writeAgain } from '../../http/writeAgain.ts';
import { keyAndHashOf } from '../../http/writeOnce.ts';
import { insertRecord } from '../../resource/writeRecord.ts';
import { getOnboardForm, toOnboardField } from '../getOnboardForm.ts';
import { members } from '../members.ts';
import { prepareCustomer } from '../prepareCustomer.ts';
import { prepareNewMember } from '../prepareMember.ts';
import { readAgreed, writeAgreed } from '../privacy/consents.ts';
import { readAnswers } from '../readAnswers.ts';
import { SELF_REGISTER_FORM } from '../signSelfRegisterUrl.ts';
import { claimObstacle, readClaimState, refuseClaim } from './claimState.ts';
import { type ClaimScope, readClaimToken } from './claimToken.ts';
import { proveClaimPhone } from './proveClaimPhone.ts';
import { readClaimPhone } from './readClaimPhone.ts';
import { type Claimed, recordClaim } from './recordClaim.ts';

export interface ClaimBody {
  phone: string;
  ref_code: string;
  code: string;
  /** Answers of a person who is not a member yet, by the id of their question. */
  answers?: Record<string, string>;
  /** The wording that they agreed to, if they allow the shop to send messages. */
  consent_wording?: string | null;
}

/** A person who becomes a member by the claim, with their answers and the wording that they agreed to. */
interface Joining {
  answers: Record<string, string>;
  agreed: string | null;
}

/** The result: the points, or a token to register first. */
export type ClaimAnswer = { claim: Claimed; register_token: null } | { claim: null; register_token: string };

/**
 * Gives the points of a guest's receipt to the person who proves the phone: to the account with this phone, or to the
 * one that they register in the same call. All or nothing, and once for each receipt.
 */
export async function claimReceipt(
  context: GatewayContext,
  request: FastifyRequest,
  token: string,
  { ref_code, code, answers, consent_wording, ...given }: ClaimBody,
): Promise<ClaimAnswer> {
  const scope = await readClaimToken(context, token);
  const phone = readClaimPhone(given.phone);
  const agreed = readAgreed(consent_wording);
  await proveClaimPhone(context, request, scope, { phone, refCode: ref_code, code });
  const once = {
    realmId: scope.realmId,
    owner: `claim ${hash('sha256', token)}`,
    by: actorOf(request, 'registration'),
    ...keyAndHashOf(request, [phone, answers ?? null, agreed]),
  };
  const work = (client: DatabaseClient) => claim(client, scope, phone, answers && { answers, agreed });
  const claimed = await writeAgain(context.database, once, work, isTaken);
  if (claimed === 'unknown') return { claim: null, register_token: await registerToken(context, scope) };
  context.salesNotices.changed(scope.realmId, scope.saleId);
  return { claim: claimed, register_token: null };
}

async function claim(
  client: DatabaseClient,
  scope: ClaimScope,
  phone: string,
  joining: Joining | undefined,
): Promise<Claimed | 'unknown'> {
  let state = await readClaimState(client, scope, phone);
  const obstacle = claimObstacle(state);
  if (obstacle) throw refuseClaim(obstacle);
  if (!state.member) {
    if (!joining) return 'unknown';
    await register(client, state.sale.branch_id, phone, joining);
    state = await readClaimState(client, scope, phone);
  }
  const { member } = state;
  if (member?.status !== 'Active') throw refuseClaim('INACTIVE');
  return recordClaim(client, scope, state, member);
}

/** Registers by the form for customers, except for a picture, which can be added at the shop. */
async function register(client: DatabaseClient, branchId: string, phone: string, { answers, agreed }: Joining) {
  const form = (await getOnboardForm(client, SELF_REGISTER_FORM)).filter(({ element_type }) => element_type !== 'File');
  const values = readAnswers(form.map(toOnboardField), { ...answers, phone: phoneDigits(phone) });
  values.branch_id = branchId;
  await prepareCustomer('members', values, client, null);
  await prepareNewMember(values, client);
  await writeAgreed(client, await insertRecord(client, members, values), agreed, null);
}

/** Signs a token that gives access to the form's questions and lists, like the link of a poster. */
async function registerToken({ tokens, database }: GatewayContext, { realmId, saleId }: ClaimScope): Promise<string> {
  const text = 'select branch_id from transactions where id = $1';
  const { rows } = await database.withRealm(realmId, (client) =>
    client.query<Pick<Transactions, 'branch_id'>>(text, [saleId]),
  );
  return tokens.sign({
    kind: 'self-register',
    realmId,
    branchId: rows[0]?.branch_id ?? null,
    formCode: SELF_REGISTER_FORM,
  });
}

/** The phone was registered, or the sale claimed, a moment earlier: reading again shows which. */
const isTaken = (error: unknown) => ['E07001', 'TA006'].includes(String(codeOf(error)));
