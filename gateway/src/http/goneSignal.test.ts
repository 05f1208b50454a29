import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { goneSignal } from './goneSignal.ts';

test('work begins called off when its caller has hung up before it', async () => {
  const app = fastify();
  const begun = new Promise<AbortSignal>((begin) => {
    app.get('/', async (request, reply) => {
      hangUp();
      await once(request.raw.socket, 'close');
      begin(goneSignal(reply));
    });
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const hangUp = () => socket.destroy();
  socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
  const { aborted, reason } = await begun;
  expect({ aborted, code: reason?.code }).toEqual({ aborted: true, code: 'TOO_MANY_ATTEMPTS' });
  await app.close();
});
