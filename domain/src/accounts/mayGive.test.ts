import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Access, mayGive } from './mayGive.ts';
import { ACTIONS, can, isAdministrator, PAGE } from './permissions.ts';

const owner: Access = { role: { name: 'Administrator' }, authorizes: [], branchIds: [] };
const manager: Access = {
  role: { name: 'Manager' },
  authorizes: [
    { objectCode: PAGE.user, actionCodes: ['Read', 'Write'] },
    { objectCode: PAGE.payment, actionCodes: ['Read'] },
  ],
  branchIds: ['siam', 'ari'],
};
const reads = [{ objectCode: PAGE.payment, actionCodes: ['Read'] }];

describe('S2 no one gives a role, a branch or a right that they do not have themselves', () => {
  it.each<[string, Access, Partial<Access>, boolean]>([
    ['what they have', manager, {}, true],
    ['fewer rights', manager, { authorizes: reads }, true],
    ['fewer branches', manager, { branchIds: ['ari'] }, true],
    [
      'another action on a page',
      manager,
      { authorizes: [{ objectCode: PAGE.payment, actionCodes: ['Write'] }] },
      false,
    ],
    ['another page', manager, { authorizes: [{ objectCode: PAGE.role, actionCodes: ['Read'] }] }, false],
    [
      'a page below one of theirs',
      manager,
      { authorizes: [{ objectCode: PAGE.subscribe, actionCodes: ['Read'] }] },
      false,
    ],
    ['another branch', manager, { branchIds: ['ari', 'nimman'] }, false],
    ['all branches', manager, { branchIds: [] }, false],
    ['the administrators’ role', manager, { role: { name: ' ADMINISTRATOR ' }, authorizes: [] }, false],
    ['anything, as administrator', owner, { role: owner.role, branchIds: [] }, true],
    ['another branch, from all of them', { ...manager, branchIds: [] }, { branchIds: ['nimman'] }, true],
  ])('%s', (_, giver, given, allowed) => {
    expect(mayGive(giver, { ...manager, ...given })).toBe(allowed);
  });

  const pages = [PAGE.payment, PAGE.subscribe, PAGE.user, PAGE.role];
  const access = fc.record({
    role: fc.record({ name: fc.constantFrom('Manager', 'administrator', 'Cashier') }),
    authorizes: fc.array(fc.record({ objectCode: fc.constantFrom(...pages), actionCodes: fc.subarray([...ACTIONS]) }), {
      maxLength: 4,
    }),
    branchIds: fc.subarray(['siam', 'ari', 'nimman']),
  });
  const reaches = ({ role, authorizes, branchIds }: Access) =>
    new Set(
      pages.flatMap((page) =>
        ACTIONS.flatMap((action) =>
          ['siam', 'ari', 'nimman', 'one of tomorrow']
            .filter((branch) => isAdministrator(role) || branchIds.length === 0 || branchIds.includes(branch))
            .filter(() => can(role, authorizes, page, action))
            .map((branch) => `${page} ${action} ${branch}`),
        ),
      ),
    );

  it('whatever the rights: a chain of gifts never reaches further than its first giver', () => {
    fc.assert(
      fc.property(access, fc.array(access, { maxLength: 4 }), (first, others) => {
        let holder: Access = first;
        for (const other of others) if (mayGive(holder, other)) holder = other;
        const began = reaches(first);
        expect([...reaches(holder)].filter((right) => !began.has(right))).toEqual([]);
      }),
    );
  });

  it('whatever the rights: everyone may give what they have, and what is given may be given on', () => {
    fc.assert(
      fc.property(access, access, access, (one, two, three) => {
        expect(mayGive(one, one)).toBe(true);
        if (mayGive(one, two) && mayGive(two, three)) expect(mayGive(one, three)).toBe(true);
      }),
    );
  });
});
