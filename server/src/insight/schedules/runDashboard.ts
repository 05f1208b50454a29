import type { DashboardBody } from '@taem/domain/insight/dashboards/dashboardBody.ts';
import { figureParts } from '@taem/domain/insight/dashboards/figureParts.ts';
import { type DashboardAnswer, type LaidOutPart, layOut } from '@taem/domain/insight/dashboards/layOut.ts';
import { readDocument } from '@taem/domain/insight/dashboards/readDocument.ts';
import { readVariables } from '@taem/domain/insight/dashboards/readVariables.ts';
import type { Day } from '@taem/domain/time/calendar.ts';
import { GraphQLError, type GraphQLFormattedError, type GraphQLSchema, validate } from 'graphql';
import { interpret } from '../../execution/compiledExecution.ts';
import { estimatedCost } from '../../execution/estimatedCost.ts';
import { formatError } from '../../execution/formatError.ts';
import { LIMITS } from '../../execution/limits.ts';
import { type ContextParts, createContext } from '../../gateway/context.ts';
import type { Caller } from '../../gateway/GatewayCalls.ts';

type DocumentError = NonNullable<DashboardAnswer['errors']>[number];

export interface RunAnswer {
  parts: LaidOutPart[];
  /** Whether something failed that may succeed a little later. */
  isPassing: boolean;
}

const PASSING: ReadonlySet<unknown> = new Set(['UPSTREAM_UNAVAILABLE', 'INTERNAL_SERVER_ERROR', 'UNAUTHENTICATED']);

/** Runs a dashboard as its page would for this caller, with the limits of any query. */
export async function runDashboard(
  schema: GraphQLSchema,
  parts: ContextParts,
  caller: Caller,
  body: DashboardBody,
  bound: Readonly<Record<string, unknown>>,
  today: Day,
): Promise<RunAnswer> {
  const read = readDocument(body.document);
  const drawn = body.parts.length > 0 || !read.ok ? body.parts : figureParts(read.read, schema).map(asTable);
  const variables = { ...readVariables(body.variables), ...bound };
  const answer = read.ok
    ? await ask(schema, parts, caller, read.read, variables)
    : { data: null, errors: [refused(read.fault.message)] };
  const codes = (answer.errors ?? []).map(({ extensions }) => extensions?.code);
  return {
    parts: layOut({ document: body.document, parts: drawn }, schema, answer, { variables, today }),
    isPassing: codes.some((code) => PASSING.has(code)),
  };
}

const asTable = ({ path }: { path: string }): DashboardBody['parts'][number] => ({
  ...{ path, title: null, drawing: 'TABLE', width: 12, columns: [] },
});

async function ask(
  schema: GraphQLSchema,
  parts: ContextParts,
  caller: Caller,
  { document, operation }: Extract<ReturnType<typeof readDocument>, { ok: true }>['read'],
  variables: Readonly<Record<string, unknown>>,
): Promise<DashboardAnswer> {
  const faults = validate(schema, document);
  if (faults.length > 0) return { data: null, errors: [refused(faults[0]?.message ?? '')] };
  const cost = estimatedCost(schema, document, operation, variables);
  if (cost > LIMITS.cost) return { data: null, errors: [refused(`The document costs ${cost}.`)] };
  const context = createContext(parts, caller, null);
  const operationName = operation.name?.value;
  const { data, errors } = await interpret(schema, { document, operationName, variables, context });
  return { data: data as DashboardAnswer['data'] & object, ...(errors && { errors: errors.map(toDocumentError) }) };
}

/** Creates an error of the whole document, and so of each part. */
const refused = (message: string): DocumentError => ({ message, path: [] });

/** Converts an error as the API words it. */
function toDocumentError(error: unknown): DocumentError {
  const formatted: GraphQLFormattedError = error instanceof GraphQLError ? error.toJSON() : { message: String(error) };
  const { message, path, extensions } = formatError(formatted, error);
  return { message, ...(path && { path }), extensions: { code: String(extensions?.code ?? '') } };
}
