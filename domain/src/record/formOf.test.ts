import { expect, test } from 'vitest';
import { paymentChannel } from '../till/paymentChannel.ts';
import { formOf } from './formOf.ts';

const cash = { name: 'Cash', status: 'Active', instituteId: '', paymentMethodId: 'm1' };

test('MGMT-15 a channel needs a bank, but one from before that has none can be changed without naming one', () => {
  expect(formOf(paymentChannel, 'create').safeParse(cash).success).toBe(false);
  expect(formOf(paymentChannel, 'update').safeParse(cash).success).toBe(false);
  expect(formOf(paymentChannel, 'update', ['instituteId']).safeParse(cash).success).toBe(true);
});
