import type { FastifyInstance, RouteOptions } from 'fastify';
import type { JsonSchema, Operation } from '../http/Operation.ts';

export interface ServedRoute {
  method: string;
  url: string;
  /** undefined: the route says nothing about itself. */
  operation: Operation | undefined;
  /** What the route checks its body and query by. */
  checked: { body?: JsonSchema; query?: JsonSchema };
}

/** Every route that is registered from now on. HEAD is left out: it is the GET without a body. */
export function collectRoutes(app: FastifyInstance): readonly ServedRoute[] {
  const routes: ServedRoute[] = [];
  app.addHook('onRoute', (route) => {
    for (const method of [route.method].flat()) if (method !== 'HEAD') routes.push(toServed(method, route));
  });
  return routes;
}

function toServed(method: string, { url, config, schema }: RouteOptions): ServedRoute {
  const checked = { body: schema?.body, query: schema?.querystring } as ServedRoute['checked'];
  return { method, url, operation: config?.operation, checked };
}
