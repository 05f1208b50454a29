import { OTHER_INSTITUTE_NAME } from '@taem/domain/limits.ts';

interface Named {
  id: string;
  name: string;
}

/** CHAN-11: Returns the row that stands for all that are not listed, or null. */
export function otherOf<Row extends Named>(rows: readonly Row[]): Row | null {
  return rows.find(({ name }) => name === OTHER_INSTITUTE_NAME) ?? null;
}

/** Returns the rows in their order, with the one that stands for all others last. */
export function otherLast<Row extends Named>(rows: readonly Row[]): Row[] {
  const other = otherOf(rows);
  return other ? [...rows.filter((row) => row !== other), other] : [...rows];
}
