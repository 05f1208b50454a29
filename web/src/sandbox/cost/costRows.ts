import type { CostOfField, OperationCost } from '@taem/domain/contract/operationCost.ts';

/** One line of the breakdown. */
export interface CostRow {
  /** Names in the answer, from the top. */
  readonly path: string;
  readonly name: string;
  readonly depth: number;
  /** Objects in all, or 0 of a leaf. */
  readonly objects: number;
  /** Of this part alone: those of all rows add up to the estimate. */
  readonly own: number;
  /** With all that stands below it. */
  readonly cost: number;
}

/** Deeper parts are in what the part above costs by itself. */
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
      const inner = depth < DEEPEST ? size * below.reduce((total, field) => total + field.cost, 0) : 0;
      const own = Math.max(0, times * (cost - inner));
      const row = { path, name: key, depth, objects: times * size, own, cost: times * cost };
      return [row, ...rowsOf(below, path, depth + 1, times * size)];
    });
}
