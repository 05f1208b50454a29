import type { FastifyInstance } from 'fastify';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { filesOperation } from './filesOperation.ts';

const KEY = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(webp|jpg|png)$/;
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Pictures, for anybody who knows the address: it cannot be guessed and never changes its content. */
export function answerFiles(app: FastifyInstance, { files }: GatewayContext): void {
  app.get<{ Params: { '*': string } }>(
    '/files/*',
    { config: { public: true, operation: filesOperation } },
    async (request, reply) => {
      const key = request.params['*'];
      const type = TYPES[KEY.exec(key)?.[1] ?? ''];
      const file = type ? await files.read(key) : null;
      if (!type || !file) throw refuseUnknown('This file');
      return reply
        .header('content-type', type)
        .header('content-length', file.size)
        .header('cache-control', 'public, max-age=31536000, immutable')
        .header('x-content-type-options', 'nosniff')
        .send(file.stream);
    },
  );
}
