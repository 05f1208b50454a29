import type { CostOfField, OperationCost } from '@taem/domain/contract/operationCost.ts';

/** One line of the breakdown. */
export interface CostRow {
  /** Names in the answer, from the top. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  /** Objects in all, or 0 of a leaf. */
  readonly objects: number;
  readonly cost: number;
}

/** Deeper parts are in the cost of the part above. */
const DEEPEST = 4;

/** The parts of a cost that cost something, in the order of the document; each with all that stands below it. */
export function costRows({ fields }: OperationCost): CostRow[] {
  return rowsOf(fields, '', 0, 1);
}

function rowsOf(fields: readonly CostOfField[], above: string, depth: number, times: number): CostRow[] {
  if (depth > DEEPEST) return [];
  return fields
    .filter(({ cost }) => cost > 0)
    .flatMap(({ key, size, cost, fields: below }) => {
      const path = above ? `${above}.${key}` : key;
      const row = { path, name: key, depth, objects: times * size, cost: times * cost };
      return [row, ...rowsOf(below, path, depth + 1, times * size)];
    });
}
