import type { FastifyRequest } from 'fastify';
import { type AccessTokens, type Claims, openAccessTokens } from '../http/accessTokens.ts';
import type { AttemptCounter, AttemptLimits } from '../http/attemptLimits.ts';
import type { GatewayContext, GatewaySession } from '../http/GatewayContext.ts';
import { type ScriptedDatabase, scriptedDatabase } from './scriptedDatabase.ts';

type Spent = readonly Pick<AttemptCounter, 'kind' | 'key'>[];

/** The checks before a sign-in, with a scripted database. */
export interface ScriptedDoor extends ScriptedDatabase {
  context: GatewayContext;
  tokens: AccessTokens;
  /** Counters that were checked before a guess was tried. */
  guarded: (readonly AttemptCounter[])[];
  /** Actions that were counted. */
  spent: Spent[];
  /** Counters that were reset. */
  cleared: [kind: string, key: string][];
  /** Sessions that this process has removed from its cache. */
  forgotten: string[];
  /** Returns the recorded security events: the kind, and the account. */
  events(): [kind: unknown, account: unknown][];
  requestOf(claims: Claims | null, headers?: Record<string, string>): Promise<FastifyRequest>;
}

/** With `locks`, each guess is the last one without a wait. */
export async function scriptedDoor(
  answers: Parameters<typeof scriptedDatabase>[0],
  { session = null, locks = false, production = false }: ScriptedDoorOptions = {},
): Promise<ScriptedDoor> {
  const scripted = scriptedDatabase({
    'select secret from signing_keys': [{ secret: Buffer.alloc(32, 7) }],
    'insert into security_events': [],
    ...answers,
  });
  const tokens = await openAccessTokens(scripted.database);
  const [guarded, spent, cleared, forgotten]: [(readonly AttemptCounter[])[], Spent[], [string, string][], string[]] = [
    [],
    [],
    [],
    [],
  ];
  const limits: AttemptLimits = {
    async guard(counters, guess, watch) {
      guarded.push(counters);
      try {
        return await guess();
      } catch (error) {
        await watch?.({ error, locks });
        throw error;
      }
    },
    spend: async (counters) => {
      spent.push(counters);
      return async () => void spent.splice(spent.indexOf(counters), 1);
    },
    clear: async (kind, key) => void cleared.push([kind, key]),
  };
  const sessions = { forget: (id: string) => void forgotten.push(id) };
  scripted.statements.length = 0;
  return {
    ...scripted,
    context: {
      database: scripted.database,
      limits,
      tokens,
      sessions,
      config: { production },
    } as unknown as GatewayContext,
    tokens,
    guarded,
    spent,
    cleared,
    forgotten,
    events: () =>
      scripted.statements
        .filter(({ words }) => words === 'insert into security_events')
        .map(({ values: [kind, account] }) => [kind, account]),
    requestOf: async (claims, headers = {}) =>
      ({
        ip: '203.0.113.7',
        headers: { ...(claims && { authorization: `Bearer ${await tokens.sign(claims)}` }), ...headers },
        session,
        maybeSession: session,
        client: claims?.kind === 'client' ? claims : null,
        digest: tokens.digest,
        log: { warn: () => undefined, error: () => undefined },
      }) as unknown as FastifyRequest,
  };
}

interface ScriptedDoorOptions {
  /** The signed-in user. */
  session?: GatewaySession | null;
  locks?: boolean;
  production?: boolean;
}
