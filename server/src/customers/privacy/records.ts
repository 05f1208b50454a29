import { ERASURE_OBSTACLES, POTENTIAL_ERASURE_OBSTACLES } from '@taem/domain/customers/privacy/erasure.ts';
import { enumOf, enumsOf, flag, integer, moment, optionalText, text } from '../../gateway/fields.ts';
import { recordType } from '../../gateway/recordType.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type { MemberErasurePreview, MessageConsent, PotentialErasurePreview } from '../../generated/schema.ts';

export const privacyRecords = [
  recordType<MessageConsent>('MessageConsent', null, {
    isGiven: flag('is_given'),
    wording: text('wording'),
    language: enumOf('language', wireEnums.Language),
    time: moment('time'),
    by: optionalText('by'),
  }),
  recordType<MemberErasurePreview>('MemberErasurePreview', null, {
    id: text('id'),
    code: text('code'),
    version: integer('__v'),
    obstacles: enumsOf('obstacles', ERASURE_OBSTACLES),
    points: integer('points'),
    sales: integer('sales'),
    mergedAccounts: integer('merged_accounts'),
    potentials: integer('potentials'),
    appointments: integer('appointments'),
    messages: integer('messages'),
    changes: integer('changes'),
  }),
  recordType<PotentialErasurePreview>('PotentialErasurePreview', null, {
    id: text('id'),
    version: integer('__v'),
    obstacles: enumsOf('obstacles', POTENTIAL_ERASURE_OBSTACLES),
    samePhone: integer('same_phone'),
    messages: integer('messages'),
    changes: integer('changes'),
  }),
];
