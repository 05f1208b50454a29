import type { Parameters } from './Parameters.ts';

/** Returns SQL that keeps only rows of these branches; nothing for all. */
export const andInBranches = (column: string, branchIds: readonly string[] | null, parameters: Parameters): string =>
  branchIds === null ? '' : ` and ${column} = any(${parameters.add(branchIds)}::uuid[])`;
