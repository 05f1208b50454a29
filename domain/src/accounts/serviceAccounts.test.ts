import { describe, expect, test } from 'vitest';
import { PAGE } from './permissions.ts';
import { mayBeOfProgram, rightsOfProgram } from './rightsOfProgram.ts';
import { isServiceKey, MAX_KEY_DAYS, serviceKeyForm } from './serviceKey.ts';

describe('D3 what a program may do', () => {
  test.each([
    ['reads what its role reads', PAGE.product, ['Read'], ['Read']],
    ['writes what its role writes', PAGE.product, ['Read', 'Write'], ['Read', 'Write']],
    ['reads users and never writes them', PAGE.user, ['Read', 'Write'], ['Read']],
    ['never writes roles', PAGE.role, ['Write'], undefined],
    ['never writes the settings, where codes are', PAGE.setting, ['Read', 'Write'], ['Read']],
  ])('it %s', (_, objectCode, given, kept) => {
    const { authorizes } = rightsOfProgram({ name: 'Reader' }, [{ objectCode, actionCodes: given }]);
    expect(authorizes[0]?.actionCodes).toEqual(kept);
  });

  test('it is never an administrator, also where its role is called so later', () => {
    const rights = rightsOfProgram({ id: '1', name: 'Administrator' }, []);
    expect(rights).toEqual({ role: { id: '1', name: '' }, authorizes: [] });
    expect(mayBeOfProgram({ role: { name: ' administrator ' } })).toBe(false);
    expect(mayBeOfProgram({ role: { name: 'Cashier' } })).toBe(true);
  });
});

test.each([
  ['a name and days', { name: ' BI ', expiresInDays: 90 }, true],
  ['a key that never ends', { name: 'BI', expiresInDays: null }, true],
  ['no name', { name: '  ', expiresInDays: 90 }, false],
  ['a name that is too long', { name: 'n'.repeat(61), expiresInDays: 90 }, false],
  ['no day', { name: 'BI', expiresInDays: 0 }, false],
  ['more days than a key lives', { name: 'BI', expiresInDays: MAX_KEY_DAYS + 1 }, false],
  ['half a day', { name: 'BI', expiresInDays: 0.5 }, false],
  ['nothing said of its end', { name: 'BI' }, false],
])('D3 a key is made with %s', (_, typed, holds) => {
  expect(serviceKeyForm.safeParse(typed).success).toBe(holds);
});

test.each([
  ['the prefix and 64 characters', `taem_${'aZ09-_'.repeat(10)}abcd`, true],
  ['one character too few', `taem_${'a'.repeat(63)}`, false],
  ['one character too many', `taem_${'a'.repeat(65)}`, false],
  ['something before it', `x taem_${'a'.repeat(64)}`, false],
  ['another prefix', `taex_${'a'.repeat(64)}`, false],
  ['an access token', 'eyJhbGciOiJIUzI1NiJ9.e30.x', false],
])('D3 a key is recognized by its form: %s', (_, token, is) => {
  expect(isServiceKey(token)).toBe(is);
});
