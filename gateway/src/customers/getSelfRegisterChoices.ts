import { refuseField, refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import type { Locale } from '../resource/listQuery.ts';
import { isUuid } from '../resource/readValue.ts';
import { readSelfRegisterToken } from './readSelfRegisterToken.ts';

/** The lists from which a question may offer choices (`source`), each with the parent that narrows it. */
const SOURCES: Readonly<Record<string, { table: string; label: string; parent: string | null; translated: boolean }>> =
  {
    occupations: { table: 'occupations', label: 'name', parent: null, translated: true },
    provinces: { table: 'provinces', label: 'name', parent: null, translated: true },
    districts: { table: 'districts', label: 'name', parent: 'province_id', translated: true },
    'sub-districts': { table: 'sub_districts', label: 'name', parent: 'district_id', translated: true },
    postcodes: { table: 'postcodes', label: 'code', parent: 'sub_district_id', translated: false },
  };

/**
 * Returns choices for the public page, which has no session to read the lists itself; never those of a whole country at
 * once.
 */
export async function getSelfRegisterChoices(
  context: GatewayContext,
  token: string,
  source: string,
  parentId: string | undefined,
  locale: Locale | null | undefined,
): Promise<{ choices: { id: string; name: string }[] }> {
  const { realmId } = await readSelfRegisterToken(context, token);
  const list = Object.hasOwn(SOURCES, source) ? SOURCES[source] : undefined;
  if (!list) throw refuseUnknown('This list');
  if (list.parent && !isUuid(parentId)) throw refuseField('parent_id', 'must be an id');
  const where = list.parent ? `where ${list.parent} = $1` : '';
  const label = list.translated && locale ? `coalesce(i18n #>> '{${locale},name}', name)` : list.label;
  const text = `select id, ${label} as name from ${list.table} ${where} order by 2`;
  const answer = await context.database.withRealm(realmId, (client) =>
    client.query<{ id: string; name: string }>(text, list.parent ? [parentId] : []),
  );
  return { choices: answer.rows };
}
