import type { Area } from '../gateway/Area.ts';
import { text } from '../gateway/fields.ts';
import { recordType } from '../gateway/recordType.ts';
import { listQuery } from '../gateway/resourceQueries.ts';
import type { Card } from '../generated/schema.ts';
import { confirmationSecret, createConfirmationSecret, paymentConfirmations } from './confirmations/confirmations.ts';
import { confirmationRecords } from './confirmations/records.ts';
import {
  discardParkedBill,
  openParkedBill,
  parkBill,
  parkedBill,
  parkedBills,
  updateParkedBill,
} from './parked/parkedBills.ts';
import { parkedRecords } from './parked/records.ts';
import { pay } from './pay.ts';
import { preparation, tickPreparation, untickPreparation } from './preparation/preparation.ts';
import { preparationRecords } from './preparation/records.ts';

const card = recordType<Card>(
  'Card',
  { path: 'cards', listKey: 'cards', singleKey: 'card' },
  { id: text('id'), name: text('name'), instituteId: text('institute_id') },
);

const records = [card, ...parkedRecords, ...preparationRecords, ...confirmationRecords];

export const till: Area = {
  resolvers: {
    Query: {
      ...listQuery('cards', { type: 'Card', one: 'card', sort: { name: 1 } }),
      ...{ parkedBills, parkedBill, preparation, paymentConfirmations, confirmationSecret },
    },
    Mutation: {
      ...{ pay, parkBill, updateParkedBill, openParkedBill, discardParkedBill },
      ...{ tickPreparation, untickPreparation, createConfirmationSecret },
    },
  },
  records,
};
