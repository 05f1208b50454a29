import { serviceAccount } from '@taem/domain/accounts/serviceAccount.ts';
import { refuseField } from '../http/errors.ts';
import { computed, textArray } from '../resource/fields.ts';
import { recordResource } from '../resource/recordResource.ts';
import { prepareServiceAccount, refuseAccountBeyondOwn } from './prepareServiceAccount.ts';
import { watchServiceAccount } from './watchRights.ts';

/** Newest first; revoked and expired keys stay listed, so that users see which ones existed. */
const KEYS = `(select coalesce(json_agg(json_build_object(
    'id', k.id, 'name', k.name, 'last_four', k.last_four, 'created_at', k.created_at, 'created_by', k.created_by,
    'last_used_at', k.last_used_at, 'expires_at', nullif(s.expires_at, 'infinity'), 'revoked_at', s.ended_at)
    order by k.created_at desc, k.id), '[]')
  from service_account_keys k join sessions s on s.id = k.id where k.account_id = t.id)`;

const LAST_USED = '(select max(k.last_used_at) from service_account_keys k where k.account_id = t.id)';

export const serviceAccounts = recordResource(serviceAccount, {
  fields: {
    branches: { ...textArray('branches'), sql: 't.branch_ids::text[]' },
    last_used_at: computed('timestamp', LAST_USED),
    keys: computed('json', KEYS),
  },
  prepare: prepareServiceAccount,
  watch: watchServiceAccount,
  beforeRemove: refuseAccountBeyondOwn,
  refuseClash: (constraint) =>
    constraint === 'service_accounts_name' ? refuseField('name', 'This name is taken') : null,
  whenChanged: ({ sessions }) => sessions.forgetAll(),
});
