import { Type } from '@sinclair/typebox';
import { PERSONAL_READERS } from '@taem/domain/accounts/personalReaders.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refuseUnknown } from '../http/errors.ts';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { textParameter } from '../http/parameter.ts';
import { route } from '../http/route.ts';
import { PUBLIC_FOLDER, slipFolder } from './saveImage.ts';
import { secondsLeft } from './signedAddress.ts';
import { signPortraits } from './signPortraits.ts';

const KEY = /^(?:[a-z0-9-]+\/)*[a-z0-9-]+\.(webp|jpg|png)$/;
const TYPES: Readonly<Record<string, string>> = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

const picture = { type: 'string', contentMediaType: 'application/octet-stream' };
const aPicture = {
  tag: 'files',
  payload: picture,
  media: { 'image/webp': picture, 'image/jpeg': picture, 'image/png': picture },
  bare: true,
};

/**
 * Serves pictures: slips to users who may read their shop's personal data, people to users who recently got a signed
 * address, all others to anyone who knows the address. Pictures never change.
 */
export function answerFiles(app: FastifyInstance, { files, tokens }: GatewayContext): void {
  signPortraits(app, { tokens });

  async function send(reply: FastifyReply, key: string, cacheControl: string): Promise<FastifyReply> {
    const type = TYPES[KEY.exec(key)?.[1] ?? ''];
    const file = type ? await files.read(key) : null;
    if (!type || !file) throw refuseUnknown('This file');
    return reply
      .header('content-type', type)
      .header('content-length', file.size)
      .header('cache-control', cacheControl)
      .header('x-content-type-options', 'nosniff')
      .send(file.stream);
  }

  route(app, 'GET /files/*', {
    ...aPicture,
    id: 'getFile',
    caller: 'anyone',
    summary: 'A picture, by the address in its record',
    handle: async (request, reply) => {
      const key = request.params['*'];
      // However the address is written: pictures that are not public have their own route.
      if (!key.startsWith(`${PUBLIC_FOLDER}/`)) throw refuseUnknown('This file');
      return send(reply, key, 'public, max-age=31536000, immutable');
    },
  });

  route(app, 'GET /files/slips/*', {
    ...aPicture,
    id: 'getSlip',
    permission: { objectCodes: PERSONAL_READERS, action: 'Read' },
    summary: 'The picture of a transfer slip, by the address in its sale, for users who may see personal data',
    handle: async (request, reply) => {
      const key = `slips/${request.params['*']}`;
      if (!key.startsWith(`${slipFolder(request.session.realmId)}/`)) throw refuseUnknown('This file');
      return send(reply, key, 'private, no-store');
    },
  });

  route(app, 'GET /files/people/*', {
    ...aPicture,
    id: 'getPortrait',
    caller: 'anyone',
    summary: 'The picture of a member, a potential or a user, by the signed address in its record, until it expires',
    query: Type.Object({ until: textParameter({ type: 'string' }), signature: textParameter({ type: 'string' }) }),
    handle: async (request, reply) => {
      const key = `people/${request.params['*']}`;
      const left = secondsLeft(tokens, `/files/${key}`, request.query);
      if (left === 0) throw refuseUnknown('This file');
      return send(reply, key, `private, max-age=${left}, immutable`);
    },
  });
}
