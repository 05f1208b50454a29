import { BUYER_GROUPS } from '@taem/domain/customers/find/buyerGroups.ts';
import { isObject } from '@taem/domain/reading/isObject.ts';
import { businessDateSql } from '../../database/businessDay.ts';
import { refuseField } from '../../http/errors.ts';
import type { Field } from '../../resource/defineResource.ts';
import type { Parameters } from '../../resource/Parameters.ts';
import { BUYER_GROUP, buyersOn } from '../../sales/buyersOn.ts';
import { readOne } from './readAll.ts';

/** `{"group": "AT_RISK", "on": "2026-01-31"}`: members who were in a group of buyers at the end of that day (docs/adr/0064). */
export const buyers: Field = {
  type: 'id',
  sql: 't.id',
  matches: { like: '{"group":"AT_RISK","on":"2026-01-31"}', sql: buyersOf },
};

/** SQL of the shop's current business day: the latest of its branches. */
const TODAY = `(select max(${businessDateSql('now() at time zone coalesce(b.time_zone, r.time_zone)')})
  from realms r left join merchant_branches b on b.realm_id = r.id where r.id = current_setting('app.realm_id')::uuid)`;

function buyersOf(given: unknown, parameters: Parameters, path: string): string {
  if (!isObject(given)) throw refuseField(path, 'must be a JSON object');
  const { group, on, ...others } = given;
  const [unsupported] = Object.keys(others);
  if (unsupported) throw refuseField(`${path}.${unsupported.slice(0, 50)}`, 'is not a known condition here');
  const name = BUYER_GROUPS.find((each) => each === group);
  if (!name) throw refuseField(`${path}.group`, `must be one of ${BUYER_GROUPS.join(', ')}`);
  const to = String(readOne('date', on, `${path}.on`));
  const day = `least(${parameters.add(to)}::date, ${TODAY})`;
  return `t.id in (select id from (${buyersOn({ on: to, day }, parameters)}) b where ${BUYER_GROUP} = ${parameters.add(name)})`;
}
