import { fieldsIn } from '@taem/domain/contract/operationText.ts';
import { COMPARISONS, daysBefore } from '@taem/domain/insight/compareDays.ts';
import { keyOf, readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { isDay } from '@taem/domain/time/calendar.ts';
import {
  type AskedDays,
  type DayRange,
  defaultUnit,
  figureDays,
  RELATIVE_RANGES,
  refuseDays,
  TIME_UNITS,
} from '@taem/domain/time/dayRange.ts';
import { type FieldNode, valueFromASTUntyped } from 'graphql';
import type { Run } from './runDocument.ts';

/** Days that figures of a run are of. */
export interface ShownDays {
  /** The keys of the answer whose figures they are. */
  readonly roots: readonly string[];
  readonly range: DayRange;
  /** null where nothing is before; undefined where the document compares nothing. */
  readonly previous: DayRange | null | undefined;
  /** null for all branches. */
  readonly branchId: string | null;
}

/** The days of a run, as its answer says them, else as it was asked; each once. Empty where nothing was run. */
export function shownDays({ answer, sent }: Pick<Run, 'answer' | 'sent'>): ShownDays[] {
  const read = readDocument(sent.document ?? '');
  if (!read.ok || !answer.data) return [];
  const { operation, fragments } = read.read;
  const variables: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const given = sent.variables[variable.name.value];
    variables[variable.name.value] = given === undefined && defaultValue ? valueFromASTUntyped(defaultValue) : given;
  }
  const shown: ShownDays[] = [];
  const nodes = new Map<string, FieldNode[]>();
  for (const node of fieldsIn(operation.selectionSet, fragments))
    nodes.set(keyOf(node), [...(nodes.get(keyOf(node)) ?? []), node]);
  for (const [root, same] of nodes) {
    const argument = (name: string): unknown => {
      const found = same[0]?.arguments?.find((one) => one.name.value === name);
      return found && valueFromASTUntyped(found.value, variables);
    };
    const asked = readDays(argument('range'));
    if (!asked) continue;
    const answered = answer.data[root] as Answered | null | undefined;
    const range = answered?.range?.from && answered.range.to ? answered.range : figureDays(asked, sent.today);
    const { from, to } = range;
    const compares = same.some(
      ({ selectionSet }) =>
        selectionSet && fieldsIn(selectionSet, fragments).some(({ name }) => name.value === 'previous'),
    );
    const comparison = COMPARISONS.find((one) => one === argument('compare'));
    const unit = TIME_UNITS.find((one) => one === argument('by')) ?? defaultUnit(range);
    const previous = compares && comparison ? daysBefore(range, asked, unit, comparison) : undefined;
    const branchId = argument('branchId');
    shown.push({
      roots: [root],
      range: { from, to },
      previous,
      branchId: typeof branchId === 'string' ? branchId : null,
    });
  }
  return together(shown);
}

interface Answered {
  readonly range?: DayRange | null;
}

/** What differs in that only one of them compares is said once, with what it compares. */
function together(all: readonly ShownDays[]): ShownDays[] {
  const found: ShownDays[] = [];
  for (const one of all) {
    const at = found.findIndex(
      (other) =>
        JSON.stringify([other.range, other.branchId]) === JSON.stringify([one.range, one.branchId]) &&
        (!other.previous || !one.previous || JSON.stringify(other.previous) === JSON.stringify(one.previous)),
    );
    const same = found[at];
    if (!same) found.push(one);
    else
      found[at] = {
        ...same,
        roots: [...same.roots, ...one.roots],
        previous: same.previous ?? one.previous,
      };
  }
  return found;
}

/** null of what the server refuses. */
function readDays(value: unknown): AskedDays | null {
  if (typeof value !== 'object' || value === null) return null;
  const { last, from, to } = value as Record<string, unknown>;
  const isRead =
    (last == null || RELATIVE_RANGES.some((range) => range === last)) &&
    [from, to].every((day) => day == null || (typeof day === 'string' && isDay(day)));
  return isRead && refuseDays(value) === null ? value : null;
}
