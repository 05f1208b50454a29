import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { endConnectionsWhileClosing } from './endConnectionsWhileClosing.ts';

test.each(['a new connection', 'one that is kept alive'])(
  'F3 what was sent before a stop is answered, though no one has read it yet: %s',
  async (which) => {
    const app = fastify({ return503OnClosing: false });
    endConnectionsWhileClosing(app, 0);
    app.get('/', async () => 'here');
    await app.listen({ port: 0, host: '127.0.0.1' });
    const accepted = once(app.server, 'connection');
    const { port } = app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await Promise.all([accepted, once(socket, 'connect')]);
    const ask = () => socket.write('GET / HTTP/1.1\r\nhost: shop\r\n\r\n');
    if (which !== 'a new connection') {
      ask();
      await once(socket, 'data');
    }
    // Without waiting, so that the request has arrived but is unread when the app begins to close.
    ask();
    const closed = app.close();
    const answer = await text(socket);
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toContain('connection: close\r\n');
    expect(answer).toMatch(/here$/);
    await closed;
  },
);
