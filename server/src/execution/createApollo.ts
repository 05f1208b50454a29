import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Context } from '../gateway/context.ts';
import type { CompiledExecution } from './compiledExecution.ts';
import { createDocumentStore, type TrustedDocument } from './documents.ts';
import { formatError } from './formatError.ts';
import type { Guard } from './guard.ts';
import { guardPlugin } from './guardPlugin.ts';
import { LIMITS, limitsRule } from './limits.ts';
import type { OperationCache } from './OperationCache.ts';
import type { RateLimits } from './rateLimits.ts';
import { reportPlugin } from './reportPlugin.ts';
import { sensitiveRule } from './sensitiveRule.ts';

export type Logger = ApolloServerOptions<Context>['logger'];

export interface ApolloParts {
  schema: GraphQLSchema;
  trusted: ReadonlyMap<string, TrustedDocument>;
  execution: CompiledExecution;
  operations: OperationCache;
  guard: Guard;
  rates: RateLimits;
  logger: Logger;
}

/** Starts Apollo Server with compiled execution. */
export async function createApollo(parts: ApolloParts): Promise<ApolloServer<Context>> {
  const { schema, trusted, execution, operations, guard, rates, logger } = parts;
  const apollo = new ApolloServer<Context>({
    logger,
    gateway: asGateway(schema, execution),
    documentStore: createDocumentStore(trusted),
    // Only trusted documents can be named by their hash; clients cannot register one by sending it.
    persistedQueries: {
      cache: {
        get: async (key) => trusted.get(key.slice(key.lastIndexOf(':') + 1))?.text,
        set: async () => undefined,
        delete: async () => false,
      },
    },
    parseOptions: { maxTokens: LIMITS.tokens },
    validationRules: [limitsRule, sensitiveRule],
    formatError,
    // Without the line break that Apollo appends: the direct path would have to copy a large answer for it.
    stringifyResult: (result) => JSON.stringify(result),
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      guardPlugin(operations, guard, rates),
      reportPlugin,
    ],
  });
  await apollo.start();
  return apollo;
}

interface GatewayRequest {
  document: DocumentNode;
  operationName: string | null;
  request: { variables?: Record<string, unknown> };
  context: Record<string, unknown>;
}

/** The only interface through which Apollo accepts another executor and still runs every hook of its plugins. */
function asGateway(schema: GraphQLSchema, execution: CompiledExecution) {
  return {
    onSchemaLoadOrUpdate(onLoaded: (loaded: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) {
      onLoaded({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: async ({ document, operationName, request, context: given }: GatewayRequest) => {
        const context = given as unknown as Context;
        const { ended } = context;
        if (ended && 'result' in ended) return ended.result;
        return await execution.execute({ document, operationName, variables: request.variables, context });
      },
    }),
    stop: async () => undefined,
  };
}
