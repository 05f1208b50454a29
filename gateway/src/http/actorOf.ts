import type { ChangeSource } from '@taem/domain/changes/changeSources.ts';
import type { FastifyRequest } from 'fastify';
import type { Actor } from '../database/Actor.ts';

/** Who asks, as the record of changes names them. */
export function actorOf({ maybeSession, ip }: FastifyRequest, source: ChangeSource): Actor {
  const branches = maybeSession?.branchIds ?? [];
  return {
    source,
    user_id: maybeSession?.userId ?? null,
    address: ip,
    branch_id: (branches.length === 1 && branches[0]) || null,
  };
}
