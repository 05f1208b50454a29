import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import type { Context } from '../gateway/context.ts';
import { type AnswerPrepared, createAnswerPrepared } from './answerPrepared.ts';
import { createCompiledExecution } from './compiledExecution.ts';
import { createApollo, type Logger } from './createApollo.ts';
import type { TrustedDocument } from './documents.ts';
import { createGuard, type Guard } from './guard.ts';
import { OperationCache } from './OperationCache.ts';
import type { RateLimits } from './rateLimits.ts';

/** The two ways to answer an operation: a cached one directly; a new or failing one with Apollo. */
export interface OpenExecution {
  apollo: ApolloServer<Context>;
  operations: OperationCache;
  answerPrepared: AnswerPrepared;
  guard: Guard;
}

/** Prepares execution, with every trusted document compiled. */
export async function openExecution(
  schema: GraphQLSchema,
  trusted: ReadonlyMap<string, TrustedDocument>,
  rates: RateLimits,
  logger?: Logger,
): Promise<OpenExecution> {
  const execution = createCompiledExecution(schema);
  for (const { document, operation } of trusted.values()) {
    // The compiler passes wrong arguments to the source of a subscription, so graphql-js runs those.
    if (operation.operation !== 'subscription') execution.compile(document, operation.name?.value ?? null);
  }
  const operations = new OperationCache(schema, trusted);
  const guard = createGuard(schema, rates);
  const apollo = await createApollo({ schema, trusted, execution, operations, guard, rates, logger });
  return { apollo, operations, answerPrepared: createAnswerPrepared(schema, execution, guard), guard };
}
