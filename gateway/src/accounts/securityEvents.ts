import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { within } from '../resource/days.ts';
import { defineResource } from '../resource/defineResource.ts';
import { id, joined, json, text, timestamp } from '../resource/fields.ts';

const written = { writable: false };

/** The exported list, with its number of rows, which is unknown while the export runs. */
const EXPORTED = "case when t.exported is not null then t.exported || jsonb_build_object('rows', t.rows) end";

/** Security events of the shop: wrong passwords and codes, locks, rights given. Events are never changed. */
export const securityEvents = defineResource({
  path: 'security-events',
  listKey: 'security_events',
  singleKey: 'security_event',
  noun: 'The event',
  table: 'security_events',
  read: [PAGE.security],
  fields: {
    id: id('id', written),
    time: timestamp('time', written),
    kind: text('kind', written),
    account: text('account', { ...written, searched: true }),
    address: text('address', { ...written, searched: true }),
    subject: text('subject', written),
    exported: { ...json('exported', written), sql: EXPORTED },
    user_id: id('user_id', written),
    'user.id': joined('id', 'actor', 'id'),
    'user.username': joined('text', 'actor', 'username'),
    branch_id: id('branch_id', written),
  },
  joins: { actor: { table: 'merchant_users', on: 'actor.id = t.user_id' } },
  nullable: { user: 'actor' },
  defaultSort: ['time', -1],
  within: within('time'),
});
