import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import type { UserErrorCode } from '../../gql/contract.ts';
import { cashier } from '../../testing/session.ts';
import { useRefusalText } from './useRefusalText.ts';

beforeEach(() => storeSession(cashier));

const said = (code: UserErrorCode, path: string[] = []) =>
  renderHook(() => useRefusalText()).result.current([
    { __typename: 'UserError', code, path, params: [], message: 'as the gateway said it' },
  ]);

test('DISC-29 a wrong code is The code is wrong, and so in Thai', async () => {
  await switchLanguage('en');
  expect(said('WRONG_AUTHORIZE_CODE', ['authorizePin'])).toEqual(['The code is wrong']);
  await switchLanguage('th');
  expect(said('WRONG_AUTHORIZE_CODE', ['authorizePin'])).toEqual(['รหัสอนุมัติไม่ถูกต้อง']);
});

test('a member whose account was merged is named with the one to sell to', async () => {
  await switchLanguage('en');
  const params = Object.entries({ member_code: 'M7', member_name: 'Malai K' }).map(([name, value]) => ({
    ...{ __typename: 'UserErrorParam' as const, name, value },
  }));
  const error = {
    __typename: 'UserError' as const,
    code: 'MEMBER_MERGED' as const,
    path: ['memberId'],
    params,
    message: '',
  };
  expect(renderHook(() => useRefusalText()).result.current([error])).toEqual([
    'This account was merged into Malai K (M7): choose that member instead',
  ]);
});

test('34 a slip that has paid is named with its sale, where the user may read it', async () => {
  await switchLanguage('en');
  const error = { ...{ __typename: 'UserError' as const, code: 'SLIP_USED' as const }, path: [], message: '' };
  const params = Object.entries({ transaction_no: 'A01-1', at: '2026-03-14T05:00:00Z' }).map(([name, value]) => ({
    ...{ __typename: 'UserErrorParam' as const, name, value },
  }));
  const [text] = renderHook(() => useRefusalText()).result.current([{ ...error, params }]);
  expect(text).toMatch(/^This slip has already paid for sale A01-1 at .*2026/);
  expect(said('SLIP_USED')).toEqual(['This slip has already paid for another sale']);
});

test('a code of another screen has the words of the gateway', async () => {
  await switchLanguage('en');
  expect(said('WRONG_OTP')).toEqual(['The system did not accept this: as the gateway said it']);
});
