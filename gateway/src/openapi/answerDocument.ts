import swagger from '@fastify/swagger';
import { CONFIRMATION_SIGNATURE, CONFIRMATION_STAMP } from '@taem/domain/till/paymentConfirmation.ts';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../http/GatewayContext.ts';
import type { Operation } from '../http/Operation.ts';
import { route } from '../http/route.ts';
import { describeRoute } from './describeRoute.ts';
import { withComponents } from './withComponents.ts';

/** HEAD is left out, as it is the GET without a body. */
export interface ServedRoute {
  method: string;
  url: string;
  operation: Operation;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route of the gateway, for checks of all routes. */
    servedRoutes: readonly ServedRoute[];
  }
}

const DESCRIPTION = `The REST gateway of a merchant: till, loyalty, customers, stock and statistics.

Answers with 2xx are \`{"status": 200, "payload": ...}\`; all others have one error body, \`{"status", "code", "wgCode",
"message"}\`, whose message is a sentence or a list of \`{"path", "message"}\`. 401 means that the session has ended;
a missing right is 400 \`PERMISSION\`.

Sign in twice: as the calling program, then with its token as a merchant user. Records are changed over the version
that was read (\`__v\`), a stale one is 409 \`123\`. Money is baht with at most two decimals, points are whole numbers,
days are business days of the branch. A known address asked with the wrong method is 405; GET answers HEAD too.`;

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description }) as const;

const inHeader = (name: string, description: string) => ({ type: 'apiKey', in: 'header', name, description }) as const;

/**
 * Serves /openapi.json: the gateway's API, generated from the routes themselves. Must be called before any route is
 * registered. In production only for signed-in users.
 */
export async function answerDocument(app: FastifyInstance, { config: { production } }: GatewayContext): Promise<void> {
  const routes: ServedRoute[] = [];
  app.decorate('servedRoutes', routes);
  app.addHook('onRoute', ({ method, url, config }) => {
    const { operation } = config ?? {};
    if (operation && method !== 'HEAD') routes.push({ method: String(method), url, operation });
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Taem gateway', version: '3.0.0', description: DESCRIPTION },
      servers: [{ url: '/' }],
      components: {
        securitySchemes: {
          userToken: bearer('Access token of a merchant user.'),
          clientToken: bearer('Access token of the calling program, for signing in.'),
          serverToken: bearer('Access token of the server in front of the gateway, which never passes it on.'),
          bankSignature: inHeader(
            CONFIRMATION_SIGNATURE,
            'HMAC-SHA-256 in hexadecimal digits, with the secret of the account, over the time stamp, a dot and the body as sent.',
          ),
          bankTimestamp: inHeader(CONFIRMATION_STAMP, 'Seconds since 1970, at most five minutes from now.'),
        },
      },
    },
    convertConstToEnum: false,
    transform: ({ url, route: { method, config } }) => ({
      url: url.replace('*', ':path'),
      schema: describeRoute(String(method), url, config?.operation as Operation),
    }),
    transformObject: (document) => ('openapiObject' in document ? withComponents(document.openapiObject) : {}),
  });
  let text: string | undefined;
  route(app, 'GET /openapi.json', {
    id: 'getOpenapi',
    summary: 'This document',
    tag: 'gateway',
    caller: production ? 'user' : 'anyone',
    payload: { type: 'object' },
    bare: true,
    handle: async (_, reply) => {
      text ??= JSON.stringify(app.swagger());
      return reply.type('application/json; charset=utf-8').send(text);
    },
  });
}
