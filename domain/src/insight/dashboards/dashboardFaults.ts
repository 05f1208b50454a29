import { type GraphQLError, type GraphQLSchema, type NameNode, validate } from 'graphql';
import { readDocument, unboundVariable } from './readDocument.ts';
import { readVariables } from './readVariables.ts';

/** A place where a document does not match the schema. */
export interface DashboardFault {
  /** One English sentence. */
  readonly message: string;
  /** The name at fault; null without one. */
  readonly name: string | null;
  /** The most similar names in the schema, the most similar first. */
  readonly nearest: readonly string[];
  /** From 1; null if no place is at fault. */
  readonly line: number | null;
  readonly column: number | null;
}

/** The maximum number of faults reported: more would not help. */
const MAX_FAULTS = 20;

/** Returns where a document does not match the current schema, with the most similar names; empty if it matches. */
export function dashboardFaults(text: string, variables: string, schema: GraphQLSchema): DashboardFault[] {
  const document = readDocument(text);
  if (!document.ok) {
    const { message, name, line, column } = document.fault;
    return [{ message, name: name || null, nearest: [], line, column }];
  }
  const faults = validate(schema, document.read.document, undefined, { maxErrors: MAX_FAULTS }).map(faultOf);
  const unbound = unboundVariable(document.read, readVariables(variables) ?? {});
  if (unbound) faults.push({ ...unbound, nearest: [] });
  return faults.slice(0, MAX_FAULTS);
}

function faultOf({ message, nodes, locations }: GraphQLError): DashboardFault {
  const [node] = nodes ?? [];
  const named: NameNode | undefined = node && 'name' in node && typeof node.name === 'object' ? node.name : undefined;
  const { line = null, column = null } = locations?.[0] ?? {};
  return { message, name: named?.value ?? null, nearest: nearestIn(message), line, column };
}

/** Reads the similar names that graphql suggests, in quotes after its question. */
function nearestIn(message: string): string[] {
  const suggestions = message.split('Did you mean ')[1];
  return suggestions ? [...suggestions.matchAll(/"([^"]+)"/g)].map((match) => match[1] ?? '') : [];
}
