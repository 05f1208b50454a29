import { expect, test } from 'vitest';
import { readListAddress } from '../../list/listAddress.ts';
import { SECURITY, securityVariables } from './securityAddress.ts';

test.each([
  ['kind=OTP_FAILED&from=2026-11-01&to=2026-11-30&page=2', 2, 'OTP_FAILED', '2026-11-01', '2026-11-30'],
  ['kind=SINGING&from=2026-02-30&perPage=7', 1, null, null, null],
  ['from=2026-11-30&to=2026-11-01', 1, null, null, null],
])('S12 of the address %s what makes sense is requested, and nothing else', (address, page, kind, from, to) => {
  const state = readListAddress(SECURITY, new URLSearchParams(address));
  expect(securityVariables(state)).toEqual({ page, perPage: 25, filter: { kind, from, to } });
});
