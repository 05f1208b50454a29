import { hash } from 'node:crypto';
import { phoneDigits } from '@taem/domain/person/phone.ts';
import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../../database/pool.ts';
import { actorOf } from '../../http/actorOf.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { askedBy, writeOnce } from '../../http/writeOnce.ts';
import { insertRecord } from '../../resource/writeRecord.ts';
import { getOnboardForm, toOnboardField } from '../getOnboardForm.ts';
import { members } from '../members.ts';
import { prepareCustomer } from '../prepareCustomer.ts';
import { prepareNewMember } from '../prepareMember.ts';
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
  /** Of who is no member yet, by the id of their question. */
  answers?: Record<string, string>;
}

/** What came of it: the points, or the way to register first. */
export type ClaimAnswer = { claim: Claimed; register_token: null } | { claim: null; register_token: string };

const MOST_ROUNDS = 20;

/**
 * Gives the points of a guest's receipt to whoever proves the phone: into the account that has it, or into the one that
 * they register with the same call. All of it or nothing, once for each receipt.
 */
export async function claimReceipt(
  context: GatewayContext,
  request: FastifyRequest,
  token: string,
  { ref_code, code, answers, ...given }: ClaimBody,
): Promise<ClaimAnswer> {
  const scope = await readClaimToken(context, token);
  const phone = readClaimPhone(given.phone);
  await proveClaimPhone(context, request, scope, { phone, refCode: ref_code, code });
  const once = {
    realmId: scope.realmId,
    owner: `claim ${hash('sha256', token)}`,
    by: actorOf(request, 'registration'),
    ...askedBy(request, [phone, answers ?? null]),
  };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const claimed = await writeOnce(context.database, once, (client) => claim(client, scope, phone, answers)).catch(
      settle,
    );
    if (claimed === 'unknown') return { claim: null, register_token: await registerToken(context, scope) };
    if (claimed !== 'again') return { claim: claimed, register_token: null };
  }
  throw new Refusal(503, 'UNAVAILABLE', 'Too many changes of this member at once, try again.');
}

async function claim(
  client: DatabaseClient,
  scope: ClaimScope,
  phone: string,
  answers: Record<string, string> | undefined,
): Promise<Claimed | 'unknown'> {
  let state = await readClaimState(client, scope, phone);
  const obstacle = claimObstacle(state);
  if (obstacle) throw refuseClaim(obstacle);
  if (!state.member && !answers) return 'unknown';
  if (!state.member && answers) {
    await register(client, state.sale.branch_id, { ...answers, phone: phoneDigits(phone) });
    state = await readClaimState(client, scope, phone);
  }
  const { member } = state;
  if (member?.status !== 'Active') throw refuseClaim('INACTIVE');
  return recordClaim(client, scope, state, member);
}

/** By the form that customers fill in themselves, but for a picture: that can be added at the shop. */
async function register(client: DatabaseClient, branchId: string, answers: Record<string, string>): Promise<void> {
  const form = (await getOnboardForm(client, SELF_REGISTER_FORM)).filter(({ element_type }) => element_type !== 'File');
  const values = readAnswers(form.map(toOnboardField), answers);
  values.branch_id = branchId;
  await prepareCustomer('members', values, client, null);
  await prepareNewMember(values, client);
  await insertRecord(client, members, values);
}

/** Opens the questions of the form and their lists, as the link of a poster does. */
async function registerToken({ tokens, database }: GatewayContext, { realmId, saleId }: ClaimScope): Promise<string> {
  const text = 'select branch_id from transactions where id = $1';
  const { rows } = await database.withRealm(realmId, (client) => client.query<{ branch_id: string }>(text, [saleId]));
  return tokens.sign({
    kind: 'self-register',
    realmId,
    branchId: rows[0]?.branch_id ?? null,
    formCode: SELF_REGISTER_FORM,
  });
}

const MEMBER_CHANGED = 'TA001';
const NOT_CLAIMABLE = 'TA006';
const DEADLOCK = '40P01';

/** 'again': nothing was written, as the member bought meanwhile, or was registered by somebody a little sooner. */
function settle(error: unknown): 'again' {
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === MEMBER_CHANGED || code === DEADLOCK || code === 'E07001') return 'again';
  // Whatever took the sale is found by looking again.
  if (code === NOT_CLAIMABLE) return 'again';
  throw error;
}
