import { shift } from '@taem/domain/till/shift.ts';
import type { Area } from '../gateway/Area.ts';
import { declaredRecord } from '../gateway/declaredRecord.ts';
import { text } from '../gateway/fields.ts';
import { nested, recordType } from '../gateway/recordType.ts';
import { listQuery } from '../gateway/resourceQueries.ts';
import type { Card, ShiftReport } from '../generated/schema.ts';
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
import { shiftRecords } from './shifts/records.ts';
import { shiftFilter, shiftTotals } from './shifts/shiftList.ts';
import { closeShift, moveCash, openShift, tillShift } from './shifts/shifts.ts';

const card = recordType<Card>(
  'Card',
  { path: 'cards', listKey: 'cards', singleKey: 'card' },
  { id: text('id'), name: text('name'), instituteId: text('institute_id') },
);

const records = [card, ...parkedRecords, ...preparationRecords, ...confirmationRecords, ...shiftRecords];

const counter: Area = {
  resolvers: {
    Query: {
      ...listQuery('cards', { type: 'Card', one: 'card', sort: { name: 1 } }),
      ...{ parkedBills, parkedBill, preparation, paymentConfirmations, confirmationSecret, tillShift, shiftTotals },
    },
    Mutation: {
      ...{ pay, parkBill, updateParkedBill, openParkedBill, discardParkedBill },
      ...{ tickPreparation, untickPreparation, createConfirmationSecret },
      ...{ openShift, moveCash, closeShift },
    },
  },
  records,
};

export const till: readonly Area[] = [
  counter,
  declaredRecord(shift, { fields: { report: nested<ShiftReport>('ShiftReport', 'report') }, filter: shiftFilter }),
];
