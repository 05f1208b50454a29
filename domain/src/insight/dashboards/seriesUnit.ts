import { Kind, valueFromASTUntyped } from 'graphql';
import { fieldsIn } from '../../contract/operationText.ts';
import { type Day, isDay } from '../../time/calendar.ts';
import {
  type AskedDays,
  defaultUnit,
  figureDays,
  RELATIVE_RANGES,
  refuseDays,
  TIME_UNITS,
  type TimeUnit,
} from '../../time/dayRange.ts';
import { type DashboardDocument, keyOf } from './readDocument.ts';

/** What a document was sent with, and the day that it was. */
export interface SentWith {
  /** What was sent, where it may have been written anew since. */
  readonly document?: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly today: Day;
}

/**
 * What the series under a field of the root are added up by: as it is answered, as it is asked, or as its days decide it where
 * nobody asks; null where that is not known.
 */
export function seriesUnit(
  { operation, fragments }: DashboardDocument,
  root: string,
  answered: unknown,
  sent: SentWith | null,
): TimeUnit | null {
  const told = unitIn(answered);
  if (told) return told;
  const node = fieldsIn(operation.selectionSet, fragments).find((field) => keyOf(field) === root);
  if (!node) return null;
  const variables: Record<string, unknown> = {};
  for (const { variable, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const given = sent?.variables[name];
    variables[name] = given === undefined && defaultValue ? valueFromASTUntyped(defaultValue) : given;
  }
  const argument = (name: string): unknown => {
    const found = node.arguments?.find((one) => one.name.value === name);
    return found && valueFromASTUntyped(found.value, variables);
  };
  // A default stands only where nothing else was sent.
  const isKnown =
    sent !== null || node.arguments?.find(({ name }) => name.value === 'by')?.value.kind !== Kind.VARIABLE;
  const asked = isKnown ? unitIn(argument('by')) : null;
  if (asked || !sent) return asked;
  const days = readDays(argument('range'));
  return days && defaultUnit(figureDays(days, sent.today));
}

const unitIn = (value: unknown): TimeUnit | null => TIME_UNITS.find((unit) => unit === value) ?? null;

/** null of what the server refuses. */
function readDays(value: unknown): AskedDays | null {
  if (typeof value !== 'object' || value === null) return null;
  const { last, from, to } = value as Record<string, unknown>;
  const isRead =
    (last == null || RELATIVE_RANGES.some((range) => range === last)) &&
    [from, to].every((day) => day == null || (typeof day === 'string' && isDay(day)));
  return isRead && refuseDays(value) === null ? value : null;
}
