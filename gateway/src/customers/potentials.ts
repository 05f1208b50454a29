import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { defineResource } from '../resource/defineResource.ts';
import { id, timestamp } from '../resource/fields.ts';
import { foldedPattern } from '../resource/foldedPattern.ts';
import type { Parameters } from '../resource/Parameters.ts';
import { customerFields, customerJoins, localeOfEnvelope } from './customerFields.ts';
import { readKeyword } from './find/readKeyword.ts';
import { wordsOf } from './find/wordsOf.ts';
import { prepareCustomer } from './prepareCustomer.ts';
import { refuseByForm, STAFF_FORMS } from './refuseByForm.ts';

/** People who are not members yet (CALL-27, 29..31). */
export const potentials = defineResource({
  path: 'potentials',
  listKey: 'potentials',
  singleKey: 'potential',
  noun: 'The potential customer',
  table: 'potentials',
  read: [PAGE.customerInsight],
  create: PAGE.customerInsight,
  update: PAGE.customerInsight,
  branch: { field: 'branch_id', lists: 'any', writes: 'made' },
  fields: {
    ...customerFields('subdistrict_id'),
    last_activity_time: timestamp('last_activity_time', { writable: false }),
    member_id: id('member_id', { writable: false }),
  },
  fromEnvelope: localeOfEnvelope,
  joins: customerJoins('subdistrict_id'),
  findByKeyword: findPotentials,
  endsWithCaller: true,
  readKeyword,
  defaultSort: ['last_activity_time', -1],
  async prepare(values, client, _session, current) {
    const sent = { ...values };
    await prepareCustomer('potentials', values, client, current);
    if (current === null) await refuseByForm(client, STAFF_FORMS.potential, { ...sent, ...values });
    values.last_activity_time = new Date();
  },
});

const SEARCHED = `fold_search(concat_ws(E'\\n', t.firstname || t.lastname, t.nickname, t.phone, t.email))`;

/**
 * Returns SQL of the potential customers that have each word of a keyword in one of their texts, folded like those of
 * members. There are few, so no index is needed.
 */
function findPotentials(keyword: string, parameters: Parameters): string {
  const found = wordsOf(keyword).map((word) => `${SEARCHED} like ${parameters.add(foldedPattern(word))}`);
  return `(${found.join(' and ')})`;
}
