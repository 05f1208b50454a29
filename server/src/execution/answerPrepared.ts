import type { ExecutionResult, GraphQLSchema } from 'graphql';
import type { Context } from '../gateway/context.ts';
import type { CompiledExecution } from './compiledExecution.ts';
import { explanationOf } from './explanationOf.ts';
import type { Guard } from './guard.ts';
import type { PreparedOperation } from './PreparedOperation.ts';

/** Answers a cached operation; null if there is an error, which Apollo reports. */
export type AnswerPrepared = (
  prepared: PreparedOperation,
  variables: Readonly<Record<string, unknown>>,
  context: Context,
) => Promise<string | null>;

/**
 * Cached operations bypass Apollo, whose pipeline costs more than running a small one. Any result but complete data is
 * left in `context.ended`: Apollo then only words it, so that errors are worded in one place, and runs nothing.
 */
export function createAnswerPrepared(
  schema: GraphQLSchema,
  execution: CompiledExecution,
  guard: Guard,
): AnswerPrepared {
  return async (prepared, variables, context) => {
    const { document, operation } = prepared;
    const operationName = operation.name?.value;
    let result: ExecutionResult;
    try {
      await guard(prepared, variables, context);
      result = await execution.execute({ document, operationName, variables, context });
    } catch (refusal) {
      context.ended = { refusal };
      return null;
    }
    if (result.errors) {
      context.ended = { result };
      return null;
    }
    const { data } = result;
    const requested = { schema, document, operationName: operationName ?? null, variables };
    const extensions = context.explain ? explanationOf(context, requested, data) : undefined;
    return JSON.stringify({ data, extensions });
  };
}
