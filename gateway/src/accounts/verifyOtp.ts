import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyRequest } from 'fastify';
import type { PasswordOtps } from '../database/generated/rows.ts';
import type { WatchGuess } from '../http/attemptLimits.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { watchGuesses } from '../http/recordSecurityEvent.ts';
import { verifySecret } from '../http/secretHash.ts';
import { normaliseAccount } from './accountName.ts';
import { existingUsername } from './existingUsername.ts';
import { OTP_MINUTES } from './passwordOtpMail.ts';

const MAX_TRIES = 5;

export interface OtpAnswer {
  username: string;
  ref_code: string;
  otp_code: string;
}

const refuseOtp = () => new Refusal(422, 'WRONG_OTP', 'The OTP does not match');

/**
 * Verifies a code, which allows setting a new password (CALL-09). Wrong, expired, used up and never sent codes get the
 * same answer.
 */
export async function verifyOtp(context: GatewayContext, request: FastifyRequest, given: OtpAnswer): Promise<void> {
  const { realmId } = request.client;
  const account = normaliseAccount(given.username);
  const refCode = given.ref_code.trim().toUpperCase();
  const counters = [
    { kind: 'otp-try-account', key: `${realmId}:${account}`, clearedBySuccess: true },
    { kind: 'otp-try-address', key: networkOf(request.ip), clearedBySuccess: false },
  ] as const;
  const watch: WatchGuess = async (failure) => {
    const failed = { realmId, kind: 'OTP_FAILED', account: await existingUsername(context, realmId, account) } as const;
    await watchGuesses(context.database, request, failed)(failure);
  };
  const guess = async () => {
    const tried = await countTry(context, realmId, account, refCode);
    const right = await verifySecret(tried?.otp_hash, given.otp_code.trim());
    if (!tried?.user_id || !right) throw refuseOtp();
    const marked = await context.database.withRealm(realmId, (client) => client.query(MARK, [account, refCode]));
    if (marked.rowCount === 0) throw refuseOtp();
  };
  await context.limits.guard(counters, guess, watch);
}

async function countTry({ database }: GatewayContext, realmId: string, account: string, refCode: string) {
  const answer = await database.withRealm(realmId, (client) =>
    client.query<Pick<PasswordOtps, 'otp_hash' | 'user_id'>>(COUNT_TRY, [account, refCode]),
  );
  return answer.rows[0];
}

/** Counts the try before the code is compared, in one statement: guesses sent at once are counted one by one. */
const COUNT_TRY = `
  update password_otps set tries = tries + 1
  where account = $1 and ref_code = $2 and tries < ${MAX_TRIES} and verified_at is null and expires_at > now()
  returning otp_hash, user_id`;

const MARK = `
  update password_otps set verified_at = now(), expires_at = now() + interval '${OTP_MINUTES} minutes'
  where account = $1 and ref_code = $2 and verified_at is null`;
