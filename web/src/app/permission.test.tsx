import { PAGE } from '@taem/domain/accounts/permissions.ts';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { cashier } from '../testing/session.ts';
import { viewerRights } from '../testing/viewerRights.ts';
import * as hooks from './gql/hooks.ts';
import { usePermission } from './permission.ts';
import { storeSession } from './session.ts';

type Home = ReturnType<typeof hooks.useViewerRightsQuery>;
let home: object;
beforeEach(() => void vi.spyOn(hooks, 'useViewerRightsQuery').mockImplementation(() => home as Home));

const mayRead = viewerRights([{ objectCode: PAGE.payment, actionCodes: ['Read'] }]);
const owner = { viewer: { role: { name: 'Administrator' }, authorizes: [] } };
const error = new Error('no answer');

test.each([
  ['before the merchant home answers, by the sign-in', { loading: true }, true, true, true, false],
  ['as the merchant home says, whatever the sign-in said', { data: mayRead }, true, false, false, false],
  ['while it is asked again, as it said before', { data: mayRead, loading: true }, true, false, false, false],
  ['of an owner everything', { data: owner, loading: false }, true, true, false, false],
  ['PERM-03 where it cannot be asked, to read by the sign-in and not to write', { error }, true, false, false, true],
])('PERM-02 rights are %s', (_when, answer, canRead, canWrite, loading, failed) => {
  storeSession(cashier);
  home = { loading: false, ...answer };
  const { result } = renderHook(() => usePermission(PAGE.payment));
  expect(result.current).toEqual({ canRead, canWrite, loading, failed });
});

test('PERM-02 a right on one page is not a right on another', () => {
  storeSession(cashier);
  home = { data: mayRead, loading: false };
  expect(renderHook(() => usePermission(PAGE.product)).result.current).toMatchObject({ canRead: false });
});
