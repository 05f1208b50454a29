import { expect, test } from 'vitest';
import { reversalObstacle } from './reversalObstacle.ts';

const sale = { branchId: 'ari' };

test.each([
  ["WALL-09, WALL-12 the branch 'All'", { branchId: null, userBranchIds: [] }, '1111', 'BRANCH_NEEDED'],
  ['PERM-13 another branch than that of the sale', { branchId: 'siam', userBranchIds: [] }, '1111', 'OTHER_BRANCH'],
  ['a branch that is not of the user', { branchId: 'ari', userBranchIds: ['siam'] }, '1111', 'FOREIGN_BRANCH'],
  ['WALL-09, WALL-12 no code', { branchId: 'ari', userBranchIds: ['ari'] }, ' ', 'CODE_NEEDED'],
  ['nothing, with both', { branchId: 'ari', userBranchIds: ['ari'] }, '1111', null],
])('a void or an adjustment is kept by %s', (_what, place, code, obstacle) => {
  expect(reversalObstacle(sale, place, code)).toBe(obstacle);
});
