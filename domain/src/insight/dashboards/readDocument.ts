import {
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  Kind,
  OperationTypeNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { isTooNested, keyOf, repeatedIn, TOO_NESTED, tooOften } from '../../contract/documentFault.ts';
import { DOCUMENT_LIMITS } from '../../contract/documentLimits.ts';
import { fieldPaths, fieldsIn, fragmentsIn, type OperationText } from '../../contract/operationText.ts';
import { BOUND_VARIABLES, DASHBOARD_LIMITS, DASHBOARD_ROOTS } from './dashboardLimits.ts';

/** Why a document cannot be a dashboard. */
export interface DocumentFault {
  readonly code:
    | 'SYNTAX'
    | 'TOO_LONG'
    | 'TOO_DEEP'
    | 'NO_QUERY'
    | 'MANY_OPERATIONS'
    | 'FOREIGN_FIELD'
    | 'UNBOUND_VARIABLE';
  /** One English sentence. */
  readonly message: string;
  /** The name at fault; empty without one. */
  readonly name: string;
  /** From 1; null if no place is at fault. */
  readonly line: number | null;
  readonly column: number | null;
}

/** A document with one query, only of figures. */
export type DashboardDocument = OperationText;

export type ReadDocument = { ok: true; read: DashboardDocument } | { ok: false; fault: DocumentFault };

/** Reads a document without its schema: one query, of `statistics` and `report` alone. */
export function readDocument(text: string): ReadDocument {
  if (text.length > DASHBOARD_LIMITS.document)
    return refused('TOO_LONG', `The document has more than ${DASHBOARD_LIMITS.document} characters.`);
  let document: DocumentNode;
  try {
    if (isTooNested(text)) return refused('TOO_DEEP', TOO_NESTED);
    document = parse(text, { maxTokens: DOCUMENT_LIMITS.tokens });
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error;
    const { line = null, column = null } = error.locations?.[0] ?? {};
    return { ok: false, fault: { code: 'SYNTAX', message: error.message, name: '', line, column } };
  }
  const repeated = repeatedIn(document);
  if (repeated) return refused('TOO_LONG', tooOften(repeated), repeated);
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const [operation] = operations;
  if (operation?.operation !== OperationTypeNode.QUERY) return refused('NO_QUERY', 'The document has to be a query.');
  if (operations.length > 1) return refused('MANY_OPERATIONS', 'The document has more than one operation.');
  const fragments = fragmentsIn(document);
  const foreign = fieldsIn(operation.selectionSet, fragments).find(({ name }) => !isRoot(name.value));
  if (foreign) {
    const name = foreign.name.value;
    return refused(
      'FOREIGN_FIELD',
      `A dashboard asks of ${DASHBOARD_ROOTS.join(' and ')} alone, not of ${name}.`,
      foreign,
    );
  }
  return { ok: true, read: { text, document, operation, fragments } };
}

const isRoot = (name: string) => name === '__typename' || DASHBOARD_ROOTS.includes(name);

/** Returns a fault for the first variable without a value from the page, the saved body or a default; null if there is none. */
export function unboundVariable({ operation }: DashboardDocument, variables: object): DocumentFault | null {
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const isGiven = (BOUND_VARIABLES as readonly string[]).includes(name) || Object.hasOwn(variables, name);
    if (isGiven || defaultValue || type.kind !== Kind.NON_NULL_TYPE) continue;
    return faultAt('UNBOUND_VARIABLE', `$${name} has no value.`, name, variable.loc?.startToken);
  }
  return null;
}

/** Returns the names of a document's variables: the reader who runs it decides days, unit, comparison and branch. */
export function takenVariables(text: string): ReadonlySet<string> {
  const read = readDocument(text);
  const definitions = read.ok ? (read.read.operation.variableDefinitions ?? []) : [];
  return new Set(definitions.map(({ variable }) => variable.name.value));
}

/** Whether a document selects anything of the previous days. */
export function asksBefore(text: string): boolean {
  const read = readDocument(text);
  const names = read.ok ? [...fieldPaths(read.read)].flatMap((path) => path.split('.')) : [];
  return names.includes('previous') || names.includes('change');
}

/** Whether the document selects something at this path of response keys. */
export function asksFor({ operation, fragments }: DashboardDocument, path: string): boolean {
  let sets: SelectionSetNode[] = [operation.selectionSet];
  for (const key of path.split('.')) {
    const nodes = sets.flatMap((set) => fieldsIn(set, fragments)).filter((node) => keyOf(node) === key);
    if (nodes.length === 0) return false;
    // Removes duplicates, because fragments that double each other would take forever.
    sets = [...new Set(nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : [])))];
  }
  return true;
}

function refused(code: DocumentFault['code'], message: string, node?: FieldNode): { ok: false; fault: DocumentFault } {
  return { ok: false, fault: faultAt(code, message, node?.name.value ?? '', node?.loc?.startToken) };
}

const faultAt = (
  code: DocumentFault['code'],
  message: string,
  name: string,
  token: { line: number; column: number } | undefined,
): DocumentFault => ({ code, message, name, line: token?.line ?? null, column: token?.column ?? null });
