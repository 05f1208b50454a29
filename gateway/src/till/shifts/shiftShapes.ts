import { type Static, Type } from '@sinclair/typebox';
import { MAX_REMARK_LENGTH } from '@taem/domain/limits.ts';
import { CASH_PIECES, MAX_CASH_PIECES } from '@taem/domain/till/cashCount.ts';
import { Moment, orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';
import { fixed } from '../../resource/resourceOperations.ts';

const Counts = Type.Object(
  Object.fromEntries(
    CASH_PIECES.map((piece) => [piece, Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_CASH_PIECES }))]),
  ),
  { additionalProperties: false, description: 'Pieces of each note and coin, by its value in satang.' },
);
const counted = {
  cash: Type.Optional(orNull(Type.Number({ description: 'In baht, where it is not counted by note and coin.' }))),
  counts: Type.Optional(orNull(Counts)),
};
const Reason = Type.String({ maxLength: MAX_REMARK_LENGTH });
const reason = { reason: Type.Optional(orNull(Reason)) };
export const Opened = Type.Object({ ...counted, ...reason }, { additionalProperties: false });
const closed = {
  ...counted,
  left_cash: Type.Optional(
    orNull(
      Type.Number({ description: 'The part of the count that stays in the drawer, in baht; all of it by default.' }),
    ),
  ),
  ...reason,
};
const moved = {
  id: Type.String({ format: 'uuid', description: 'Chosen by the till: sending it again has no further effect.' }),
  amount: Type.Number({ description: 'In baht; below 0 to take cash out.' }),
  reason: Reason,
};
const approval = {
  approval_id: Type.Optional(
    orNull({
      ...Uuid,
      description: 'Id from POST approvals; APPROVAL_REQUIRED says that one is needed.',
    } as typeof Uuid),
  ),
};
export const Closed = Type.Object({ ...closed, ...approval }, { additionalProperties: false });
export const Moved = Type.Object({ ...moved, ...approval }, { additionalProperties: false });

const ofShift = { shift_id: Uuid };
export const ApprovedClosing = Type.Object(
  { ...ofShift, ...closed },
  { additionalProperties: false, description: 'The closing of a shift, as in POST shifts/{id}/close.' },
);
export const ApprovedCash = Type.Object(
  { ...ofShift, ...moved },
  { additionalProperties: false, description: 'Cash in or out, as in POST shifts/{id}/cash.' },
);
export type ApprovedClosing = Static<typeof ApprovedClosing>;
export type ApprovedCash = Static<typeof ApprovedCash>;

export const Shift = fixed({
  id: Uuid,
  till_id: Uuid,
  number: orNull(Type.Integer()),
  opened_at: Moment,
  opened_by_id: Uuid,
  opened_by_name: TextOrNull,
  of_earlier_day: Type.Boolean(),
  closed_at: orNull(Moment),
  closed_by_name: TextOrNull,
  counted_cash: orNull(Type.Number()),
  difference: orNull(Type.Number()),
  reason: TextOrNull,
  approved_by_name: TextOrNull,
  left_cash: orNull(Type.Number({ description: 'Cash left in the drawer at the closing, in baht.' })),
  expected_opening: orNull(
    Type.Number({ description: 'What the shift before left in the drawer, in baht; null where that is unknown.' }),
  ),
  opening_difference: orNull(Type.Number({ description: 'Opening cash less expected_opening.' })),
  opening_reason: TextOrNull,
  report: Type.Unsafe<object | null>({ description: 'null while it is open, for users who may not see its figures.' }),
});

const inBaht = (description: string) => Type.Number({ description: `In baht: ${description}` });
export const Totals = fixed({
  shifts: Type.Integer(),
  open: Type.Integer(),
  expected_cash: inBaht('of closed shifts.'),
  counted_cash: inBaht('of closed shifts.'),
  over: inBaht('by how much shifts were over.'),
  short: inBaht('by how much shifts were short.'),
  difference: inBaht('over less short.'),
  opening_over: inBaht('by how much shifts began with more cash than the previous shifts had left.'),
  opening_short: inBaht('by how much shifts began with less cash than that.'),
  opening_difference: inBaht('opening cash less the cash left by the previous shifts.'),
});
