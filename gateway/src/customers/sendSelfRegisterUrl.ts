import { formatPhone } from '@taem/domain/person/phone.ts';
import { storedPhone, toE164 } from '@taem/domain/person/typedPhone.ts';
import { phoneIn } from '@taem/domain/reading/phone.ts';
import type { Potentials, Realms } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { SELF_REGISTER_SECONDS } from '../http/accessTokens.ts';
import { Refusal } from '../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { writeCounted } from '../http/writeCounted.ts';
import type { Once } from '../http/writeOnce.ts';
import { type MessageContent, queueMessage } from '../messages/queueMessage.ts';
import { createShortLink } from './createShortLink.ts';
import { type LinkScope, signSelfRegisterUrl } from './signSelfRegisterUrl.ts';

export interface SendLink extends LinkScope {
  phone: string;
  locale?: string;
}

interface SentLink {
  message_id: string;
  status: 'queued';
  expires_at: string;
}

/** Sends a customer the link by SMS (CALL-34). As it costs money and may annoy, only a few go to one number. */
export async function sendSelfRegisterUrl(
  context: GatewayContext,
  session: GatewaySession,
  given: SendLink,
  once: Once,
) {
  const link = await signSelfRegisterUrl(context, session, given);
  const recipient = phoneIn(given.phone) === null ? null : toE164(given.phone);
  if (!recipient) {
    throw new Refusal(422, 'E02001', [{ path: 'phone', message: 'The phone number is incorrect.' }]);
  }
  const phone = storedPhone(given.phone);
  const counters = [
    { kind: 'sms-phone', key: `${session.realmId}:${phone}` },
    { kind: 'sms-user', key: session.userId },
  ] as const;
  // The stored answer is without the number, as answers are kept with their keys.
  const write = async (client: DatabaseClient): Promise<SentLink> => {
    const text = 'select name from realms where id = $1';
    const shop = await client.query<Pick<Realms, 'name'>>(text, [session.realmId]);
    const localeOfPhone = await client.query<Pick<Potentials, 'locale'>>(LOCALE_OF_PHONE, [phone]);
    const url = await createShortLink(client, session.realmId, link);
    const messageId = await queueMessage(client, {
      channel: 'sms',
      recipient,
      content: selfRegisterSms(localeOfPhone.rows[0]?.locale ?? given.locale ?? 'th-TH', shop.rows[0]?.name ?? '', url),
      usefulMinutes: SELF_REGISTER_SECONDS / 60,
    });
    return { message_id: messageId, status: 'queued', expires_at: link.expires_at };
  };
  return {
    ...(await writeCounted<SentLink>(context, once, counters, async () => ({
      ...once,
      work: (writeIt) => writeIt(write),
    }))),
    phone: formatPhone(phone),
  };
}

/**
 * CUST-27 A person whose phone is in the shop's records gets the message in their own language, whatever language the
 * staff use.
 */
const LOCALE_OF_PHONE = `
  select locale from (
    select locale, 1 as place from members where phone = $1 and merged_into_id is null
    union all
    (select locale, 2 from potentials where phone = $1 order by last_activity_time desc nulls last, id limit 1)) known
  order by place limit 1`;

/** Short, as every 70 Thai letters cost another message. */
function selfRegisterSms(locale: string, shop: string, url: string): MessageContent {
  return { text: locale.startsWith('en') ? `Join ${shop}: ${url}` : `สมัครสมาชิก ${shop}: ${url}` };
}
