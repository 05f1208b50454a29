import { type DocumentNode, type ExecutionResult, execute, GraphQLError, type GraphQLSchema } from 'graphql';
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit';
import type { Context } from '../gateway/context.ts';

export interface Execution {
  document: DocumentNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>> | undefined;
  context: Context;
}

export interface CompiledExecution {
  /** Compiles in advance, so that no caller waits for it. */
  compile(document: DocumentNode, operationName: string | null): void;
  execute(execution: Execution): Promise<ExecutionResult>;
}

/** Marks an operation that was requested only once so far. */
const SEEN = Symbol('seen');

/**
 * Runs operations as code that is compiled once for each document, when it is requested the second time: most free
 * queries never are, and compiling one takes longer and keeps more memory than running it. Operations that the compiler
 * does not support are run by graphql-js.
 */
export function createCompiledExecution(schema: GraphQLSchema): CompiledExecution {
  // Code lives as long as its document, and documents live in a bounded store.
  const cache = new WeakMap<DocumentNode, Map<string, CompiledQuery | typeof SEEN | null>>();

  const queriesOf = (document: DocumentNode) => {
    let queries = cache.get(document);
    if (!queries) {
      queries = new Map();
      cache.set(document, queries);
    }
    return queries;
  };

  const compile = (document: DocumentNode, name: string): CompiledQuery | null => {
    const query = compileQuery(schema, document, name);
    const runnable = isCompiledQuery(query) ? query : null;
    queriesOf(document).set(name, runnable);
    return runnable;
  };

  const compiled = (document: DocumentNode, name: string): CompiledQuery | null => {
    const queries = queriesOf(document);
    const found = queries.get(name);
    if (found === SEEN) return compile(document, name);
    if (found === undefined) queries.set(name, SEEN);
    return found ?? null;
  };

  return {
    compile: (document, operationName) => void compile(document, operationName ?? ''),
    async execute(execution) {
      const query = compiled(execution.document, execution.operationName ?? '');
      if (!query) return await interpret(schema, execution);
      const result = await query.query(undefined, execution.context, execution.variables);
      if (!result.errors) return result;
      // No data at all means invalid variables; graphql-js words that better, and nothing has run yet.
      if (result.data === undefined) return await interpret(schema, execution);
      return { ...result, errors: result.errors.map(asGraphQLError) };
    },
  };
}

/** Runs the same operation with graphql-js: the fallback, and the reference that compiled execution must equal. */
export async function interpret(schema: GraphQLSchema, execution: Execution): Promise<ExecutionResult> {
  return await execute({
    schema,
    document: execution.document,
    contextValue: execution.context,
    variableValues: execution.variables,
    operationName: execution.operationName,
  });
}

// The compiler's errors look like GraphQL errors but lack `extensions`, without which Apollo cannot format them.
function asGraphQLError({ message, path, locations, originalError }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError });
  Object.defineProperty(error, 'locations', { value: locations, enumerable: true });
  return error;
}
