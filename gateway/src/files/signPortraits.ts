import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '../http/GatewayContext.ts';
import { portraitFolder } from './saveImage.ts';
import { signAddress } from './signedAddress.ts';

/**
 * ADR 0043: pictures of people are visible to users signed in to their shop, for a day. Signs the address of such a
 * picture in every outgoing answer, whatever record contains it: in one place, so that no resource can forget it. Only
 * an address in a picture's field counts, not one inside a text.
 */
export function signPortraits(app: FastifyInstance, { tokens }: Pick<GatewayContext, 'tokens'>): void {
  app.addHook('onSend', async (request, _reply, payload) => {
    if (typeof payload !== 'string' || !request.maybeSession) return payload;
    const folder = `/files/${portraitFolder(request.maybeSession.realmId)}/`;
    if (!payload.includes(folder)) return payload;
    return payload.replace(ADDRESS, (all, name: string, path: string) =>
      path.startsWith(folder) ? `${name}"${signAddress(tokens, path)}"` : all,
    );
  });
}

const ADDRESS = /("image_url"\s*:\s*)"(\/files\/people\/[-/\w]+\.webp)"/g;
