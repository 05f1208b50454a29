import { randomInt } from 'node:crypto';
import { maskEmail } from '@taem/domain/accounts/maskEmail.ts';
import { networkOf } from '@taem/domain/accounts/networkOf.ts';
import type { FastifyRequest } from 'fastify';
import type { MerchantUsers } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { recordSecurityEvent } from '../http/recordSecurityEvent.ts';
import { hashSecret } from '../http/secretHash.ts';
import { queueMessage } from '../messages/queueMessage.ts';
import { normaliseAccount, splitAccount } from './accountName.ts';
import { existingUsername } from './existingUsername.ts';
import { inventEmail } from './inventEmail.ts';
import { OTP_MINUTES, passwordOtpMail } from './passwordOtpMail.ts';

export interface PasswordOtp {
  /** The masked address to which the code was sent. */
  target: string;
  ref_code: string;
}

interface Found extends Pick<MerchantUsers, 'email'> {
  user_id: string | null;
  shop: string;
  /** Domains of the shop's own addresses, so that an invented one looks like them. */
  domains: string[];
  alike: number;
}

/**
 * Sends a code to the user's mailbox (CALL-08); a new request replaces the previous code (OP-07). For an account that
 * does not exist, is inactive or has no address, the same statements run and the same kind of answer is returned, but
 * no mail is sent.
 */
export async function requestPasswordOtp(
  context: GatewayContext,
  request: FastifyRequest,
  typed: string,
  locale: string,
): Promise<PasswordOtp> {
  const { realmId } = request.client;
  const account = normaliseAccount(typed);
  await context.limits.spend([
    { kind: 'otp-account', key: `${realmId}:${account}` },
    { kind: 'otp-address', key: networkOf(request.ip) },
  ]);
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const refCode = createRefCode();
  const otpHash = await hashSecret(code);
  const answer = await context.database.inTransaction(realmId, async (client) => {
    const found = await findUser(client, realmId, account);
    await client.query(FORGET_OLD);
    await client.query(REMEMBER, [account, found.user_id, refCode, otpHash]);
    const content = passwordOtpMail(locale, { code, refCode, shop: found.shop });
    await queueMessage(client, {
      channel: 'email',
      recipient: found.email,
      content,
      usefulMinutes: OTP_MINUTES,
    });
    const invented = inventEmail(context.tokens.digest(`${realmId}:${account}`), account, found);
    return { target: maskEmail(found.email ?? invented), ref_code: refCode };
  });
  const existing = await existingUsername(context, realmId, account);
  await recordSecurityEvent(context.database, request, { realmId, kind: 'OTP_REQUESTED', account: existing });
  return answer;
}

async function findUser(client: DatabaseClient, realmId: string, account: string): Promise<Found> {
  const [username, realmCode] = splitAccount(account);
  const answer = await client.query<Found>(FIND, [realmId, username, realmCode]);
  return answer.rows[0] ?? { user_id: null, email: null, shop: '', domains: [], alike: 1 };
}

/** Without letters and digits that are mistaken for each other: 0 and O; 1, I and L. */
const REF_ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function createRefCode(): string {
  return Array.from({ length: 8 }, () => REF_ALPHABET[randomInt(REF_ALPHABET.length)]).join('');
}

const FIND = `
  select u.id as user_id, u.email, r.name as shop, s.domains, s.alike
  from realms r
    left join merchant_users u on lower(u.username) = $2 and r.code = $3 and u.status = 'Active' and u.email like '%_@_%',
    (select coalesce(array_agg(distinct lower(substring(email from '[^@]*$'))), '{}') as domains,
      coalesce(avg((lower(left(email, 1)) = lower(left(username, 1)))::int), 1) as alike
    from merchant_users where email like '%_@_%') s
  where r.id = $1`;

const REMEMBER = `
  insert into password_otps (account, user_id, ref_code, otp_hash, expires_at)
  values ($1, $2, $3, $4, now() + interval '${OTP_MINUTES} minutes')
  on conflict (realm_id, account) do update set user_id = excluded.user_id, ref_code = excluded.ref_code,
    otp_hash = excluded.otp_hash, expires_at = excluded.expires_at, tries = 0, verified_at = null`;

/** Rows of unknown names would otherwise accumulate. */
const FORGET_OLD = "delete from password_otps where expires_at < now() - interval '1 day'";
