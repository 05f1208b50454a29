import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import {
  CONFIRMATION_SIGNATURE,
  CONFIRMATION_STAMP,
  CONFIRMATION_WINDOW_MS,
} from '@taem/domain/till/paymentConfirmation.ts';
import type { FastifyRequest } from 'fastify';
import type { ConfirmationSecrets, PaymentChannels } from '../database/generated/rows.ts';
import { bankSecret, isSignature, readAccountCode, signConfirmation } from './bankAccount.ts';
import { Refusal } from './errors.ts';
import type { BankCaller, GatewayContext } from './GatewayContext.ts';
import { recordSecurityEvent } from './recordSecurityEvent.ts';

type Account = Pick<ConfirmationSecrets, 'seed'> & Pick<PaymentChannels, 'name'>;

/**
 * Returns the account that a signed body is about, which alone determines the realm. Valid signatures never wait
 * because of wrong ones; these are counted by network and by account, and beyond the limit they are refused without an
 * entry.
 */
export async function requireBank(context: GatewayContext, request: FastifyRequest): Promise<BankCaller> {
  const { body, signedBody, headers } = request;
  const named = typeof body === 'object' && body !== null && 'account' in body ? readAccountCode(body.account) : null;
  const account = named && (await findAccount(context, named));
  const stamp = headers[CONFIRMATION_STAMP];
  const isStamp = typeof stamp === 'string' && /^\d{1,15}$/.test(stamp);
  if (named && account && isStamp && signedBody !== null) {
    const expected = signConfirmation(bankSecret(context.tokens, named, account.seed), stamp, signedBody);
    if (isSignature(headers[CONFIRMATION_SIGNATURE], expected)) {
      if (Math.abs(Number(stamp) * 1000 - context.clock.now()) <= CONFIRMATION_WINDOW_MS) return named;
      throw new Refusal(422, 'SIGNED_TOO_LATE', 'The time stamp is more than five minutes from now: sign again.');
    }
  }
  await refuseSignature(context, request, named, account);
  throw new Refusal(401, 'UNAUTHORIZED', 'The signature is not that of the account.');
}

async function refuseSignature(
  { database, limits }: GatewayContext,
  request: FastifyRequest,
  named: BankCaller | null,
  account: Account | null,
): Promise<void> {
  await limits.spend([{ kind: 'confirmation-address', key: networkOf(request.ip) }]);
  if (!named || !account) return void request.log.warn({ address: request.ip }, 'an account that no bank confirms for');
  await limits.spend([{ kind: 'confirmation-account', key: named.accountId }]);
  const { realmId } = named;
  await recordSecurityEvent(database, request, { realmId, kind: 'BANK_SIGNATURE_FAILED', subject: account.name });
}

async function findAccount({ database }: GatewayContext, { realmId, accountId }: BankCaller): Promise<Account | null> {
  const { rows } = await database.withRealm(realmId, (client) =>
    client.query<Account>({ name: 'find-bank-account', text: FIND, values: [realmId, accountId] }),
  );
  return rows[0] ?? null;
}

const FIND = `
  select s.seed, c.name from confirmation_secrets s
    join payment_channels c on c.realm_id = s.realm_id and c.id = s.payment_channel_id
  where s.realm_id = $1 and s.payment_channel_id = $2`;
