import { randomInt } from 'node:crypto';
import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import { toE164 } from '@taem/domain/person/typedPhone.ts';
import type { FastifyRequest } from 'fastify';
import type { GatewayContext } from '../../http/GatewayContext.ts';
import { hashSecret } from '../../http/secretHash.ts';
import { queueMessage } from '../../messages/queueMessage.ts';
import { claimSms } from './claimSms.ts';
import { claimObstacle, readClaimState, refuseClaim } from './claimState.ts';
import { readClaimToken } from './claimToken.ts';
import { readClaimPhone } from './readClaimPhone.ts';

/** How long a code is valid. */
export const CODE_MINUTES = 10;

/**
 * Sends a code to the phone that will get the points; it replaces the previous code. No account is looked up: the
 * answer, and its timing, are the same for every phone.
 */
export async function requestClaimCode(
  context: GatewayContext,
  request: FastifyRequest,
  token: string,
  given: { phone: string; locale?: string },
): Promise<{ ref_code: string; minutes: number }> {
  const scope = await readClaimToken(context, token);
  const phone = readClaimPhone(given.phone);
  await context.limits.spend([
    { kind: 'sms-phone', key: `${scope.realmId}:${phone}` },
    { kind: 'claim-code-token', key: scope.saleId },
    { kind: 'claim-code-address', key: networkOf(request.ip) },
  ]);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const refCode = createRefCode();
  const otpHash = await hashSecret(code);
  return context.database.inTransaction(scope.realmId, async (client) => {
    const state = await readClaimState(client, scope, null);
    const obstacle = claimObstacle(state);
    if (obstacle) throw refuseClaim(obstacle);
    await client.query(FORGET_OLD);
    await client.query(REMEMBER, [scope.saleId, phone, refCode, otpHash]);
    await queueMessage(client, {
      channel: 'sms',
      recipient: toE164(phone),
      content: claimSms(given.locale ?? 'th-TH', { shop: state.shop, code, refCode }),
      usefulMinutes: CODE_MINUTES,
    });
    return { ref_code: refCode, minutes: CODE_MINUTES };
  });
}

/** Leaves out letters and digits that sound alike when read aloud; the reference is short, as every letter is paid for. */
const REF_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function createRefCode(): string {
  return Array.from({ length: 4 }, () => REF_ALPHABET[randomInt(REF_ALPHABET.length)]).join('');
}

const REMEMBER = `
  insert into claim_codes (transaction_id, phone, ref_code, otp_hash, expires_at)
  values ($1, $2, $3, $4, now() + interval '${CODE_MINUTES} minutes')
  on conflict (realm_id, transaction_id, phone) do update set ref_code = excluded.ref_code, otp_hash = excluded.otp_hash,
    expires_at = excluded.expires_at, tries = 0`;

const FORGET_OLD = "delete from claim_codes where expires_at < now() - interval '1 day'";
