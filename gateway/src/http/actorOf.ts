import type { ChangeSource } from '@taem/domain/changes/changeSources.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../database/Actor.ts';

/** Returns the caller in the form that the record of changes takes. */
export function actorOf({ maybeSession, ip, headers }: FastifyRequest, source: ChangeSource): Actor {
  const branches = maybeSession?.branchIds ?? [];
  return {
    source,
    user_id: maybeSession?.userId ?? null,
    username: maybeSession?.username ?? null,
    address: ip,
    client: clientOf(headers['client-name']),
    branch_id: (branches.length === 1 && branches[0]) || null,
  };
}

/** A program states its own name, so it is only displayed and never used for a decision. */
function clientOf(name: string | string[] | undefined): string {
  return typeof name === 'string' && /^[\w.-]{1,40}$/.test(name) ? name : 'api';
}
