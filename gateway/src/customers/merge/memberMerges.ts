import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { within } from '../../resource/days.ts';
import { defineResource } from '../../resource/defineResource.ts';
import { computed, id, integer, joined, text, timestamp } from '../../resource/fields.ts';
import { nameOfUser } from '../../resource/nameOfUser.ts';

const written = { writable: false };
const account = (name: 'kept' | 'merged') => ({
  [`${name}_id`]: id(`${name}_id`, written),
  [`${name}.id`]: joined('id', name, 'id'),
  [`${name}.code`]: { ...joined('text', name, 'code'), searched: true },
  [`${name}.firstname`]: { ...joined('text', name, 'firstname'), searched: true },
  [`${name}.lastname`]: { ...joined('text', name, 'lastname'), searched: true },
});

/** Merges of accounts: which ones, by whom, and which were undone. */
export const memberMerges = defineResource({
  path: 'members/merges',
  listKey: 'merges',
  singleKey: 'merge',
  noun: 'The merge',
  table: 'member_merges',
  read: [PAGE.customerInsight],
  fields: {
    id: id('id', written),
    ...account('kept'),
    ...account('merged'),
    time: timestamp('created_at', written),
    by_id: id('by_id', written),
    by_username: text('by_username', written),
    by_name: computed('text', nameOfUser('t.by_id', 't.by_username')),
    points: integer('points', written),
    total_transaction: computed('integer', 'cardinality(t.sale_ids)'),
    undone_time: timestamp('undone_at', written),
    undone_by_username: text('undone_by_username', written),
    undone_by_name: computed('text', nameOfUser('t.undone_by_id', 't.undone_by_username')),
    __v: integer('version', written),
  },
  joins: {
    kept: { table: 'members', on: 'kept.id = t.kept_id' },
    merged: { table: 'members', on: 'merged.id = t.merged_id' },
  },
  defaultSort: ['time', -1],
  within: within('created_at'),
});
