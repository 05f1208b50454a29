import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyRequest } from 'fastify';
import type { ClaimCodes } from '../../database/generated/rows.ts';
import { Refusal } from '../../http/errors.ts';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { verifySecret } from '../../http/secretHash.ts';
import type { ClaimScope } from './claimToken.ts';

const MAX_TRIES = 5;
/** Long enough to register first. */
const PROVEN_MINUTES = 30;

/**
 * Checks that the phone belongs to the caller. A wrong, an expired and a never sent code get the same answer after the
 * same time.
 */
export async function proveClaimPhone(
  { database, limits }: GatewayContext,
  request: FastifyRequest,
  { realmId, saleId }: ClaimScope,
  { phone, refCode, code }: { phone: string; refCode: string; code: string },
): Promise<void> {
  const counters = [
    { kind: 'claim-try-phone', key: `${realmId}:${phone}`, clearedBySuccess: true },
    { kind: 'claim-try-token', key: saleId, clearedBySuccess: false },
    { kind: 'claim-try-address', key: networkOf(request.ip), clearedBySuccess: false },
  ] as const;
  const values = [saleId, phone, refCode.trim().toUpperCase()];
  await limits.guard(counters, async () => {
    const tried = await database.withRealm(realmId, (client) =>
      client.query<Pick<ClaimCodes, 'otp_hash'>>(COUNT_TRY, values),
    );
    if (!(await verifySecret(tried.rows[0]?.otp_hash, code.trim()))) throw refuseCode();
    const kept = await database.withRealm(realmId, (client) => client.query(KEEP, values));
    if (kept.rowCount === 0) throw refuseCode();
  });
}

const refuseCode = () => new Refusal(422, 'WRONG_OTP', 'The code does not match');

/** Counts the try before the code is compared, in one statement: guesses sent at once are counted one by one. */
const COUNT_TRY = `
  update claim_codes set tries = tries + 1
  where transaction_id = $1 and phone = $2 and ref_code = $3 and tries < ${MAX_TRIES} and expires_at > now()
  returning otp_hash`;

/** A caller who has proven the code is not guessing: it stays valid to repeat the same claim, and to register. */
const KEEP = `
  update claim_codes set tries = 0, expires_at = greatest(expires_at, now() + interval '${PROVEN_MINUTES} minutes')
  where transaction_id = $1 and phone = $2 and ref_code = $3`;
