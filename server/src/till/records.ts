import { text } from '../gateway/fields.ts';
import { recordType } from '../gateway/recordType.ts';
import type { Card } from '../generated/schema.ts';

const card = recordType<Card>(
  'Card',
  { path: 'cards', listKey: 'cards', singleKey: 'card' },
  { id: text('id'), name: text('name'), instituteId: text('institute_id') },
);

export const records = [card];
