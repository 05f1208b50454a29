import { enumOf, flag, integer, optionalText, text, valueAt } from '../gateway/fields.ts';
import { recordType } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type { SavedSegment, SavedView } from '../generated/schema.ts';

/** A view of the whole unfiltered list has an empty query. */
const query = valueAt('body.query', (value) => (typeof value === 'string' ? value : undefined));

const saved = {
  id: text('id'),
  name: text('name'),
  query,
  isShared: flag('is_shared'),
  isOwn: flag('is_own'),
  ownerName: optionalText('owner_name'),
  mayChange: flag('may_change'),
  version: integer('__v'),
};

export const records = [
  recordType<SavedView>('SavedView', null, { ...saved, list: text('scope'), isDefault: flag('is_default') }),
  recordType<SavedSegment>('SavedSegment', null, { ...saved, of: enumOf('scope', wireEnums.SegmentOf) }),
];
