import type { FastifyRequest } from 'fastify';
import type { DatabaseClient } from '../../database/pool.ts';
import { portraitFolder, saveImage } from '../../files/saveImage.ts';
import { Refusal, refuseUnknown } from '../../http/errors.ts';
import type { GatewayContext, GatewaySession } from '../../http/GatewayContext.ts';
import { onceOf, writeOnce } from '../../http/writeOnce.ts';
import { createRecord } from '../../resource/changeRecord.ts';
import { readBack } from '../../resource/readBack.ts';
import { readBody } from '../../resource/readBody.ts';
import { readId } from '../../resource/readId.ts';
import { readRecord } from '../../resource/readRecord.ts';
import { members } from '../members.ts';
import { potentials } from '../potentials.ts';

/**
 * Registers a potential as a member: fields missing in the body are copied from the potential, including tags and
 * portrait. The potential stays, and refers to the member from then on.
 */
export async function becomeMember(context: GatewayContext, request: FastifyRequest, potentialId: string) {
  const { session } = request;
  const id = readId(potentials, potentialId);
  const { values: body, image } = await readBody(members, request);
  const portrait = image && (await saveImage(context.files, image, portraitFolder(session.realmId)));
  return writeOnce(context.database, onceOf(request, session, [id, body, image]), async (client) => {
    const { image_url, ...stored } = await lockPotential(client, session, id);
    const values = readRecord(members, { ...stored, ...body }, 'create');
    values.image_url = portrait ?? image_url;
    const memberId = await createRecord(client, members, request, values, body);
    await client.query(MARK_AS_MEMBER, [id, memberId]);
    return readBack(client, members, memberId, session);
  });
}

interface StoredPotential extends Record<string, unknown> {
  image_url: string | null;
}

/** Returns the potential's data under a member's field names; a simultaneous call waits, and finds a member. */
async function lockPotential(
  client: DatabaseClient,
  { branchIds }: GatewaySession,
  id: string,
): Promise<StoredPotential> {
  const [row] = (await client.query<Record<string, unknown>>(LOCK, [id])).rows;
  if (!row) throw refuseUnknown(potentials.noun);
  const { member_id, subdistrict_id, branch_id, ...stored } = row;
  if (member_id) throw refuseTwice();
  const isOwn = branchIds.length === 0 || branchIds.includes(String(branch_id));
  return {
    ...(stored as StoredPotential),
    sub_district_id: subdistrict_id,
    ...(isOwn && branch_id ? { branch_id } : {}),
  };
}

export const refuseTwice = () =>
  new Refusal(422, 'E07001', [{ path: 'potential_id', message: 'This potential customer is a member already.' }]);

const LOCK = `
  select member_id, branch_id, firstname, lastname, nickname, phone, email, birthdate::text as birthdate, nationality,
    gender, state, address, occupation_id, province_id, district_id, subdistrict_id, postcode_id, recommended_by,
    invite_codes, tags, i18n, image_url, locale as language
  from potentials where id = $1 for update`;

export const MARK_AS_MEMBER = `
  update potentials set member_id = $2, status = 'Inactive', last_activity_time = now(), version = version + 1
  where id = $1`;
