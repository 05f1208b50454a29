import { Type } from '@sinclair/typebox';
import { CONFIRMATION_OUTCOMES, paymentConfirmationSchema } from '@taem/domain/till/paymentConfirmation.ts';
import { z } from 'zod';
import type { JsonSchema } from '../../http/Operation.ts';
import { Moment, oneOf, orNull, TextOrNull, Uuid } from '../../resource/jsonShapes.ts';

const { $schema: _, ...confirmation } = z.toJSONSchema(paymentConfirmationSchema, {
  io: 'input',
  unrepresentable: 'any',
});
export const Confirmation = { title: 'PaymentConfirmation', ...confirmation } as JsonSchema;

const outcome = oneOf(CONFIRMATION_OUTCOMES, 'The result of its first arrival.');
export const ConfirmationAnswer: JsonSchema = {
  title: 'PaymentConfirmationAnswer',
  ...Type.Object({ id: Uuid, reference: Type.String(), outcome }),
};

export const BillConfirmation = Type.Object(
  {
    id: Uuid,
    amount: Type.Number({ description: 'Amount received, in baht.' }),
    paid_at: Moment,
    received_at: Moment,
    is_used: Type.Boolean({ description: 'Whether it is used for a transfer of a sale.' }),
  },
  { title: 'BillConfirmation' },
);

/** State of an account's secret; the secret itself is returned once, when it is created. */
export const SECRET_STATE = {
  account: Type.String({ description: "The bank's name for the account." }),
  last_four: TextOrNull,
  created_at: orNull(Moment),
  created_by: TextOrNull,
};
