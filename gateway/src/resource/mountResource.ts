import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../http/GatewayContext.ts';
import type { Resource } from './defineResource.ts';
import { mountReads } from './mountReads.ts';
import { mountWrites } from './mountWrites.ts';

/** Serves a declared resource: list, one record, and whatever of create, update and delete it allows. */
export function mountResource(app: FastifyInstance, context: GatewayContext, resource: Resource, thaiSort: boolean) {
  mountReads(app, context, resource, thaiSort);
  mountWrites(app, context, resource);
}
