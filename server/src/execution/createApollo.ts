import { ApolloServer, type ApolloServerOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { type CompiledExecution, createCompiledExecution } from './compiledExecution.ts';
import type { Context } from './context.ts';
import { createDocumentStore, type TrustedDocument } from './documents.ts';
import { formatError } from './formatError.ts';
import { guardPlugin } from './guardPlugin.ts';
import { LIMITS, limitsRule } from './limits.ts';
import type { RateLimits } from './rateLimits.ts';
import { reportPlugin } from './reportPlugin.ts';
import { sensitiveRule } from './sensitiveRule.ts';

type Logger = ApolloServerOptions<Context>['logger'];

/** Apollo Server over compiled execution, started and with every trusted document compiled. */
export async function createApollo(
  schema: GraphQLSchema,
  trusted: ReadonlyMap<string, TrustedDocument>,
  rates: RateLimits,
  logger?: Logger,
): Promise<ApolloServer<Context>> {
  const execution = createCompiledExecution(schema);
  for (const { document, operationName } of trusted.values()) execution.compile(document, operationName);
  const documents = createDocumentStore(trusted);
  const apollo = new ApolloServer<Context>({
    logger,
    gateway: asGateway(schema, execution),
    documentStore: documents,
    // Only trusted documents can be named by their hash; nobody registers one by sending it.
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
    introspection: true,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      guardPlugin(trusted, rates),
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

/** The one place where Apollo lets another executor in and still runs every hook of its plugins around it. */
function asGateway(schema: GraphQLSchema, execution: CompiledExecution) {
  return {
    onSchemaLoadOrUpdate(tell: (loaded: { apiSchema: GraphQLSchema; coreSupergraphSdl: string }) => void) {
      tell({ apiSchema: schema, coreSupergraphSdl: '' });
      return () => undefined;
    },
    load: async () => ({
      executor: ({ document, operationName, request, context }: GatewayRequest) =>
        execution.execute({
          document,
          operationName,
          variables: request.variables,
          context: context as unknown as Context,
        }),
    }),
    stop: async () => undefined,
  };
}
