import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createSocketServer, type Server as SocketServer } from 'node:net';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import { afterEach, expect, test } from 'vitest';
import { fetchPicture, type Network } from './fetchPicture.ts';
import { isPublicAddress } from './isPublicAddress.ts';

const servers: Server[] = [];
const sockets: SocketServer[] = [];
afterEach(() => {
  for (const server of sockets.splice(0)) server.close();
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Serves a raw answer after which no picture follows: a change of protocol, or the end of the connection. */
async function serveRaw(text: string) {
  const server = createSocketServer((socket) => socket.once('data', () => socket.end(text))).listen(0, '127.0.0.1');
  sockets.push(server);
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port };
}

test.each([
  'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  'HTTP/1.1 100 Continue\r\n\r\n',
  'HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nx',
  '',
])('an answer without a picture is given up at once: %j', async (text) => {
  const { network } = internetOf(await serveRaw(text), PUBLIC);
  await expect(fetchPicture('http://shop.example/', network)).rejects.toMatchObject(UNREACHED);
});

/** Starts a server on this machine; also returns its number of connections. */
async function serve(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const facts = { port: (server.address() as AddressInfo).port, connections: 0 };
  server.on('connection', () => {
    facts.connections += 1;
  });
  return facts;
}

const PUBLIC = '93.184.216.34';

/** A network in which every name has these addresses, all of which lead to this server; it records the connections. */
function internetOf({ port }: { port: number }, ...addresses: string[]) {
  const connected: string[] = [];
  const network: Network = {
    resolve: async () => addresses,
    connect: (address) => {
      connected.push(address);
      return connect(port, '127.0.0.1');
    },
  };
  return { network, connected };
}

const UNREACHED = { message: 'cannot be reached', mayPass: true };
const NOT_PUBLIC = 'is not an address of a picture on the internet';

test('what an address on the internet answers is fetched', async () => {
  const server = await serve(({ url, headers }, answer) => answer.end(`${headers.host} ${url}`));
  const { network, connected } = internetOf(server, PUBLIC);
  expect(String(await fetchPicture('http://shop.example/a.png?w=1', network))).toBe('shop.example /a.png?w=1');
  expect(connected).toEqual([PUBLIC]);
});

test.each([
  ...['ftp://shop.example/a', 'file:///etc/passwd', 'data:image/png;base64,AA', 'a.png', '//shop.example/a', ''],
  ...['http://shop.example:8080/a', 'http://user:password@shop.example/a', `http://shop.example/${'a'.repeat(2_000)}`],
])('%s is not followed', async (address) => {
  const server = await serve((_, answer) => answer.end('x'));
  const { network, connected } = internetOf(server, PUBLIC);
  await expect(fetchPicture(address, network)).rejects.toThrow(NOT_PUBLIC);
  expect(connected).toEqual([]);
});

const INSIDE = [
  ...['127.0.0.1', '127.9.9.9', '0.0.0.0', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1', '100.64.0.1'],
  ...['169.254.169.254', '168.63.129.16', '192.0.0.192', '198.18.0.1', '192.0.2.1', '224.0.0.1', '255.255.255.255'],
  ...['::1', '::', 'fe80::1', 'fc00::1', 'fd00:ec2::254', 'fec0::1', 'ff02::1', '2001:db8::1', '100::1'],
  ...['::ffff:127.0.0.1', '::ffff:169.254.169.254', '::127.0.0.1', '::10.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::'],
  '4000::1',
];

test.each(INSIDE)('S15 %s is not an address of the internet, by name or as it stands', async (inside) => {
  expect(isPublicAddress(inside)).toBe(false);
  const server = await serve((_, answer) => answer.end('x'));
  const host = inside.includes(':') ? `[${inside}]` : inside;
  for (const addresses of [[inside], [PUBLIC, inside]]) {
    const { network, connected } = internetOf(server, ...addresses);
    await expect(fetchPicture('https://shop.example/a', network)).rejects.toMatchObject(UNREACHED);
    expect(connected).toEqual([]);
  }
  const { network, connected } = internetOf(server, PUBLIC);
  await expect(fetchPicture(`http://${host}/a`, network)).rejects.toThrow(NOT_PUBLIC);
  expect([connected, server.connections]).toEqual([[], 0]);
});

test.each(['http://2130706433/', 'http://0x7f.1/', 'http://017700000001/', 'http://127.1/', 'http://①②⑦.0.0.1/'])(
  'S15 %s is this machine, however it is spelt',
  async (address) => {
    const { network, connected } = internetOf(await serve((_, answer) => answer.end('x')), PUBLIC);
    await expect(fetchPicture(address, network)).rejects.toThrow(NOT_PUBLIC);
    expect(connected).toEqual([]);
  },
);

test('S15 without a separate network the machine itself is never reached, also by a name', async () => {
  const server = await serve((_, answer) => answer.end('x'));
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '[::ffff:127.0.0.1]'])
    await expect(fetchPicture(`http://${host}/`)).rejects.toThrow();
  expect(server.connections).toBe(0);
});

test('S15 a name that has another address once it was checked is connected to the one that was checked', async () => {
  const server = await serve((_, answer) => answer.end('x'));
  const { network, connected } = internetOf(server);
  let lookups = 0;
  network.resolve = async () => [lookups++ === 0 ? PUBLIC : '127.0.0.1'];
  await fetchPicture('http://shop.example/', network);
  expect([lookups, connected]).toEqual([1, [PUBLIC]]);
  await expect(fetchPicture('http://shop.example/', network)).rejects.toMatchObject(UNREACHED);
});

test('S15 a name that leads inside is answered as one that leads nowhere', async () => {
  const lookups: Network['resolve'][] = [
    async () => ['10.0.0.1'],
    async () => [],
    () => Promise.reject(new Error('ENOTFOUND')),
  ];
  const answers = lookups.map((resolve) =>
    fetchPicture('http://shop.example/', { ...internetOf({ port: 0 }).network, resolve }).catch(
      ({ message, mayPass }) => ({ message, mayPass }),
    ),
  );
  expect(await Promise.all(answers)).toEqual([UNREACHED, UNREACHED, UNREACHED]);
});

test('a redirect is followed three times, each checked like the first address', async () => {
  let to: (url: string) => string | null = () => null;
  const server = await serve(({ url = '' }, answer) => {
    const location = to(url);
    if (location === null) answer.end('here');
    else answer.writeHead(302, { location }).end();
  });
  const { network } = internetOf(server, PUBLIC);
  to = (url) => (url.length < 4 ? `${url}a` : null);
  expect(String(await fetchPicture('http://shop.example/', network))).toBe('here');
  to = (url) => `${url}a`;
  await expect(fetchPicture('http://shop.example/', network)).rejects.toThrow('leads on more than 3 times');
  const before = server.connections;
  for (const inside of [
    'http://127.0.0.1/',
    'http://[::1]/',
    '//169.254.169.254/',
    'file:///etc/passwd',
    'http://x:6379/',
  ]) {
    to = () => inside;
    await expect(fetchPicture('http://shop.example/', network)).rejects.toThrow(NOT_PUBLIC);
  }
  expect(server.connections - before).toBe(5);
});

test('what is too large, does not come to its end or is not there is given up, with the reason', async () => {
  const server = await serve(({ url }, answer) => {
    if (url === '/large')
      for (let n = 0; n <= MAX_IMAGE_BYTES / 1_000_000; n += 1) answer.write(Buffer.alloc(1_000_000));
    else if (url === '/missing') answer.writeHead(404).end();
    else if (url === '/busy') answer.writeHead(503).end();
    else answer.write('never ends');
  });
  const { network } = internetOf(server, PUBLIC);
  const fault = (path: string, most?: number) =>
    fetchPicture(`http://shop.example${path}`, network, most).catch((error) => error);
  expect(await fault('/large')).toMatchObject({ message: 'File size is too large.', mayPass: false });
  expect(await fault('/missing')).toMatchObject({ message: 'was answered with 404', mayPass: false });
  expect(await fault('/busy')).toMatchObject({ message: 'was answered with 503', mayPass: true });
  expect(await fault('/slow', 100)).toMatchObject({ message: 'takes too long to come', mayPass: true });
});
