import type { BreakdownKind, Dimension } from '@taem/domain/insight/breakdown/dimensions.ts';
import type { Measure } from '@taem/domain/insight/breakdown/measures.ts';
import type { InsightPeriod } from '../readPeriod.ts';

/** Rows requested from a source; without a dimension, a single row for everything. */
export interface RowsRequest {
  by: readonly Dimension[];
  kind: BreakdownKind;
  period: InsightPeriod;
  /** Only measures that rows of this kind support. */
  measures: readonly Measure[];
}

/** Returns SQL of rows with the keys `k0`, `k1` ... and a column for each measure under its name, amounts in satang. */
export type RowsOf = (request: RowsRequest) => string;
