import { flag, integer, optionalText, text, valueAt } from '../gateway/fields.ts';
import { recordType } from '../gateway/recordType.ts';
import type { SavedView } from '../generated/schema.ts';

/** A view of the whole list as it is has an empty query. */
const query = valueAt('body.query', (value) => (typeof value === 'string' ? value : undefined));

export const records = [
  recordType<SavedView>('SavedView', null, {
    id: text('id'),
    list: text('scope'),
    name: text('name'),
    query,
    isShared: flag('is_shared'),
    isOwn: flag('is_own'),
    ownerName: optionalText('owner_name'),
    mayChange: flag('may_change'),
    isDefault: flag('is_default'),
    version: integer('__v'),
  }),
];
