import { ERASURE_OBSTACLES, POTENTIAL_ERASURE_OBSTACLES } from '@taem/domain/customers/privacy/erasure.ts';
import { enumOf, flag, integer, moment, optionalText, text } from '../../gateway/fields.ts';
import { derived, recordType } from '../../gateway/recordType.ts';
import { wireEnums } from '../../gateway/wireEnums.ts';
import type {
  MemberErasureObstacle,
  MemberErasurePreview,
  MessageConsent,
  PotentialErasureObstacle,
  PotentialErasurePreview,
} from '../../generated/schema.ts';

const isObstacle = (value: unknown): value is MemberErasureObstacle =>
  (ERASURE_OBSTACLES as readonly unknown[]).includes(value);

const isPotentialObstacle = (value: unknown): value is PotentialErasureObstacle =>
  (POTENTIAL_ERASURE_OBSTACLES as readonly unknown[]).includes(value);

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
    // An unknown wording is not reported as null, which the contract forbids.
    obstacles: derived(['obstacles'], ({ obstacles }) =>
      Array.isArray(obstacles) && obstacles.every(isObstacle) ? obstacles : null,
    ),
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
    obstacles: derived(['obstacles'], ({ obstacles }) =>
      Array.isArray(obstacles) && obstacles.every(isPotentialObstacle) ? obstacles : null,
    ),
    samePhone: integer('same_phone'),
    messages: integer('messages'),
    changes: integer('changes'),
  }),
];
