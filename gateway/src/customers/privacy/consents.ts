import { Type } from '@sinclair/typebox';
import { languageOfWording } from '@taem/domain/customers/privacy/consentWordings.ts';
import type { MessageConsents } from '../../database/generated/rows.ts';
import type { DatabaseClient } from '../../database/pool.ts';
import { Refusal, refuseErased, refuseField, refuseUnknown } from '../../http/errors.ts';
import type { GatewaySession } from '../../http/GatewayContext.ts';
import { orNull } from '../../resource/jsonShapes.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';

/** An answer to whether the shop may send messages, with the wording as it was displayed. */
export interface Consent extends Pick<MessageConsents, 'id' | 'is_given' | 'wording' | 'language' | 'time'> {
  /** The user who recorded it; null for the customer. */
  by: string | null;
}

/** Returns all answers of a member, the newest first. */
export async function readConsents(client: DatabaseClient, memberId: string): Promise<Consent[]> {
  const found = await client.query('select 1 from members where id = $1', [memberId]);
  if (found.rowCount === 0) throw refuseUnknown('The member');
  return (await client.query<Consent>(READ, [memberId])).rows;
}

const READ = `
  select id, is_given, wording, language, time, ${nameOfUser('c.by_id', 'c.by_username')} as by from message_consents c
  where member_id in (select id from members where $1 in (id, merged_into_id)) order by id desc limit 1000`;

/** SQL of the answer in force of a member `t`: the last one that the customer gave to any of their merged accounts. */
export const CURRENT_CONSENT = `(
  select json_build_object('is_given', c.is_given, 'wording', c.wording, 'language', c.language, 'time', c.time,
    'by', ${nameOfUser('c.by_id', 'c.by_username')})
  from message_consents c
  where c.member_id = t.id or c.member_id in (select m.id from members m where m.merged_into_id = t.id)
  order by c.id desc limit 1)`;

/** Extension: sent with a registration. */
export const AgreedWording = orNull(Type.String({ maxLength: 1_000 }), {
  description:
    'The exact wording that they saw and agreed to: the shop may send them messages. Without it there is no answer.',
});

/** Returns the wording agreed to at registration; null without one. Throws for a wording that is not current. */
export function readAgreed(value: unknown): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && languageOfWording(value)) return value;
  throw refuseField('consent_wording', NOT_CURRENT);
}

/** Writes the first answer, at registration by staff or by the member. */
export async function writeAgreed(
  client: DatabaseClient,
  memberId: string,
  wording: string | null,
  by: Pick<GatewaySession, 'userId' | 'username'> | null,
): Promise<void> {
  if (wording !== null) await writeConsent(client, memberId, { is_given: true, wording }, by);
}

const NOT_CURRENT = 'is not what is asked today: show it again';

/** Adds an answer; the wording must be a current one, so that no one agrees to a text that they did not see. */
export async function writeConsent(
  client: DatabaseClient,
  memberId: string,
  { is_given, wording }: { is_given: boolean; wording: string },
  by: Pick<GatewaySession, 'userId' | 'username'> | null,
): Promise<void> {
  const language = languageOfWording(wording);
  if (!language) throw refuseField('wording', NOT_CURRENT);
  // The lock waits for a running erasure of the member.
  const locked = await client.query<{ erased: boolean; merged: boolean }>(LOCK, [memberId]);
  const [member] = locked.rows;
  if (!member) throw refuseUnknown('The member');
  if (member.erased) throw refuseErased();
  if (member.merged) throw new Refusal(422, 'MEMBER_MERGED', 'This account was merged into another one.');
  await client.query(WRITE, [memberId, is_given, wording, language, by?.userId ?? null, by?.username ?? null]);
}

const LOCK = `
  select erased_at is not null as erased, merged_into_id is not null as merged from members where id = $1 for share`;

const WRITE = `
  insert into message_consents (member_id, is_given, wording, language, by_id, by_username)
  values ($1, $2, $3, $4, $5, $6)`;
