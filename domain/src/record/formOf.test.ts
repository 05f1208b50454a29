import { expect, test } from 'vitest';
import { merchantUser } from '../accounts/merchantUser.ts';
import { paymentChannel } from '../till/paymentChannel.ts';
import { formOf } from './formOf.ts';

const cash = { name: 'Cash', status: 'Active', instituteId: '', paymentMethodId: 'm1' };

test('MGMT-15 a channel needs a bank, but one from before that has none can be changed without naming one', () => {
  expect(formOf(paymentChannel, 'create').safeParse(cash).success).toBe(false);
  expect(formOf(paymentChannel, 'update').safeParse(cash).success).toBe(false);
  expect(formOf(paymentChannel, 'update', ['instituteId']).safeParse(cash).success).toBe(true);
});

test('MGMT-29 a birthdate stays in what is saved; anything that is not a day is refused', () => {
  const { birthdate } = formOf(merchantUser, 'update').shape;
  expect(birthdate?.safeParse('1990-02-28').data).toBe('1990-02-28');
  expect(birthdate?.safeParse('').data).toBeNull();
  expect(birthdate?.safeParse('30/02/2533').error?.issues[0]?.message).toBe('Birthdate is not valid');
});
