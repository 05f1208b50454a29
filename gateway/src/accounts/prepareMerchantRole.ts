import { ACTIONS, dropEmptyAuthorizations, isPageCode } from '@taem/domain/accounts/permissions.ts';
import type { Menus } from '../database/generated/rows.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseFields } from '../http/errors.ts';
import type { Authorize } from '../http/GatewayContext.ts';
import type { PrepareRecord } from '../resource/defineResource.ts';
import { refuseRoleBeyondOwn } from './refuseMoreThanOwn.ts';

/** Normalises a role's rights: each page once, only existing pages, none without an action (PERM-05, PERM-19). */
export const prepareMerchantRole: PrepareRecord = async (values, client, session, id) => {
  if (typeof values.name === 'string') values.name = values.name.trim();
  if (values.authorizes === null) values.authorizes = '[]';
  const given = typeof values.authorizes === 'string' ? (JSON.parse(values.authorizes) as Authorize[]) : undefined;
  await refuseRoleBeyondOwn(client, session, id, { name: values.name, authorizes: given });
  if (!given) return;
  await refuseUnknownCodes(client, given);
  values.authorizes = JSON.stringify(tidy(given));
};

async function refuseUnknownCodes(client: DatabaseClient, given: readonly Authorize[]): Promise<void> {
  const others = given.map((entry, index) => ({ ...entry, index })).filter((entry) => !isPageCode(entry.object_code));
  if (others.length === 0) return;
  const text = 'select code from menus where code = any($1)';
  const answer = await client.query<Pick<Menus, 'code'>>(text, [others.map((entry) => entry.object_code)]);
  const menus = new Set(answer.rows.map((row) => row.code));
  const unlisted = others.filter((entry) => !menus.has(entry.object_code));
  if (unlisted.length === 0) return;
  throw refuseFields(
    unlisted.map(({ index }) => ({ path: `authorizes.${index}.object_code`, message: 'is not a page of this shop' })),
  );
}

function tidy(given: readonly Authorize[]): Authorize[] {
  const actions = new Map<string, Set<string>>();
  for (const { object_code, action_codes } of given) {
    actions.set(object_code, new Set([...(actions.get(object_code) ?? []), ...action_codes]));
  }
  const entries = [...actions].map(([objectCode, codes]) => ({
    objectCode,
    actionCodes: ACTIONS.filter((action) => codes.has(action)),
  }));
  return dropEmptyAuthorizations(entries).map(({ objectCode, actionCodes }) => ({
    object_code: objectCode,
    action_codes: actionCodes,
  }));
}
