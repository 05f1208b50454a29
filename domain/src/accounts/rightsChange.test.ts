import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ACTIONS, can, PAGE } from './permissions.ts';
import { type RoleRights, rightsChange } from './rightsChange.ts';

const rights = fc
  .array(fc.record({ objectCode: fc.constantFrom(...Object.values(PAGE)), actionCodes: fc.subarray([...ACTIONS]) }))
  .chain(fc.constant);
const role = fc.record({
  name: fc.constantFrom('Cashier', 'ADMINISTRATOR', ' administrator '),
  status: fc.constantFrom('Active', 'Inactive'),
  authorizes: rights,
});
const may = (given: RoleRights, code: string, action: 'Read' | 'Write') =>
  given.status === 'Active' && can(given, given.authorizes, code, action);

it('PERM-17 what a change of a role gives and takes is just what its users could not and cannot do', () => {
  fc.assert(
    fc.property(role, role, (before, after) => {
      const { gained, lost } = rightsChange(before, after);
      const says = (list: typeof gained, code: string, action: 'Read' | 'Write') =>
        list.some(({ objectCode, actionCodes }) => objectCode === code && actionCodes.includes(action));
      for (const code of Object.values(PAGE)) {
        for (const action of ACTIONS) {
          expect(says(gained, code, action)).toBe(!may(before, code, action) && may(after, code, action));
          expect(says(lost, code, action)).toBe(may(before, code, action) && !may(after, code, action));
        }
      }
    }),
  );
});

it('PERM-17 without a role there is no right: one that is given gives all its rights, one that is taken takes them', () => {
  const cashier = {
    name: 'Cashier',
    status: 'Active',
    authorizes: [{ objectCode: PAGE.payment, actionCodes: ['Write'] }],
  };
  const rights = [{ objectCode: PAGE.payment, actionCodes: ['Write'] }];
  expect(rightsChange(null, cashier)).toEqual({ gained: rights, lost: [] });
  expect(rightsChange(cashier, null)).toEqual({ gained: [], lost: rights });
});
