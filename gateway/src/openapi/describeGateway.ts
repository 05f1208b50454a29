import { Type } from '@sinclair/typebox';
import { errorCodes } from '../http/errorCodes.ts';
import type { JsonSchema } from '../http/Operation.ts';
import { Components } from './Components.ts';
import type { ServedRoute } from './collectRoutes.ts';
import { describeOperation } from './describeOperation.ts';

const Problem = Type.Object({ path: Type.String(), message: Type.String() }, { title: 'Problem' });

/** The one body of every answer that is not 2xx. */
const ErrorBody: JsonSchema = {
  title: 'Error',
  ...Type.Object({
    status: Type.Integer(),
    code: Type.String({ enum: Object.keys(errorCodes) }),
    wgCode: Type.String({ description: 'The same as code.' }),
    message: Type.Union([Type.String(), Type.Array(Problem)]),
    details: Type.Optional(Type.Unknown()),
  }),
};

const DESCRIPTION = `The REST gateway of a merchant: till, loyalty, customers, stock and statistics.

Answers with 2xx are \`{"status": 200, "payload": ...}\`; all others have one error body, \`{"status", "code", "wgCode",
"message"}\`, whose message is a sentence or a list of \`{"path", "message"}\`. 401 means that the session has ended;
a missing right is 400 \`PERMISSION\`.

Sign in twice: as the calling program, then with its token as a merchant user. Records are changed over the version
that was read (\`__v\`), a stale one is 409 \`123\`. Money is baht with at most two decimals, points are whole numbers,
days are business days of the branch. A known address asked with the wrong method is 405; GET answers HEAD too.`;

/** The OpenAPI document of the routes. */
export function describeGateway(routes: readonly ServedRoute[], version: string): Record<string, unknown> {
  const components = new Components();
  components.schema(ErrorBody);
  const paths: Record<string, Record<string, unknown>> = {};
  const tags = new Set<string>();
  for (const route of routes) {
    const { operation } = route;
    if (!operation) continue;
    tags.add(operation.tag);
    const path = route.url.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describeOperation(route, operation, components) };
  }
  const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description });
  return {
    openapi: '3.1.0',
    info: { title: 'Taem gateway', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    tags: [...tags].sort().map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        userToken: bearer('Access token of a merchant user.'),
        clientToken: bearer('Access token of the calling program. Opens signing in.'),
        serverToken: bearer('Access token of the server in front of the gateway, which hands it to nobody.'),
      },
      parameters: components.parameters,
      schemas: components.schemas,
    },
  };
}
