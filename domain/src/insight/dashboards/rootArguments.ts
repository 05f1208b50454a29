import { type FieldNode, valueFromASTUntyped } from 'graphql';
import { keyOf } from '../../contract/documentFault.ts';
import { fieldsIn } from '../../contract/operationText.ts';
import { type Day, isDay } from '../../time/calendar.ts';
import { type RequestedDays, refuseDays, relativeRange } from '../../time/dayRange.ts';
import type { DashboardDocument } from './readDocument.ts';

/** The variables that a document was sent with, and the day of sending. */
export interface SentWith {
  /** The document that was sent, which may have been edited since. */
  readonly document?: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly today: Day;
}

/** Returns a root field with the values that its arguments were sent with; null if the document has no such field. */
export function rootArguments(
  { operation, fragments }: DashboardDocument,
  root: string,
  sent: SentWith | null,
): { readonly node: FieldNode; readonly argument: (name: string) => unknown } | null {
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
  return { node, argument };
}

/** Reads requested days; null for anything that the server refuses. */
export function readDays(value: unknown): RequestedDays | null {
  if (typeof value !== 'object' || value === null) return null;
  const { last, from, to } = value as Record<string, unknown>;
  const isRead =
    (last == null || relativeRange(last) !== undefined) &&
    [from, to].every((day) => day == null || (typeof day === 'string' && isDay(day)));
  return isRead && refuseDays(value) === null ? value : null;
}
