import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { renameSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { followCells } from './followCells.ts';
import { Upstream } from './Upstream.ts';

/** A gateway that answers with its name; the test decides when a request to `/slow` is answered. */
interface Cell {
  server: Server;
  gateway: string;
  slow: ServerResponse[];
}

async function startCell(name: string): Promise<Cell> {
  const slow: ServerResponse[] = [];
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/v3.0/live')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: ${name}\n\n`);
    } else if (request.url === '/v3.0/slow') slow.push(response);
    else response.end(JSON.stringify({ cell: name }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, slow, gateway: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v3.0` };
}

describe('a server with a directory of cells', () => {
  let north: Cell;
  let south: Cell;
  let folder: string;
  let file: string;
  let upstream: Upstream;
  let stop: (() => void) | undefined;
  const log = { warn: vi.fn<(message: string) => void>(), info: vi.fn<(message: string) => void>() };

  beforeEach(async () => {
    [north, south] = await Promise.all([startCell('north'), startCell('south')]);
    folder = await mkdtemp(join(tmpdir(), 'taem-cells-'));
    file = join(folder, 'cells.json');
    put(directory('north'));
    log.warn.mockClear();
  });
  afterEach(async () => {
    stop?.();
    await upstream?.close();
    for (const { server } of [north, south]) server.close().closeAllConnections();
    await rm(folder, { recursive: true });
  });

  const directory = (cell: string) =>
    JSON.stringify({
      cells: { north: { gateway: north.gateway }, south: { gateway: south.gateway } },
      realms: { tea: cell },
      default: 'south',
    });

  /** Replaces the file as the program that moves a shop does: completely, or not at all. */
  const put = (text: string) => replace((path) => writeFileSync(path, text));

  function replace(make: (path: string) => unknown): void {
    make(`${file}.new`);
    renameSync(`${file}.new`, file);
  }

  const makePipe = (path: string) => execFileSync('mkfifo', [path]);

  const configOf = (code: string) => readConfig({ CELLS_FILE: file, MERCHANT_SUFFIX: `@${code}` });

  function follow(code = 'tea'): void {
    const { cells, gatewayUrl } = configOf(code);
    if (!cells) throw new Error('no cells');
    upstream = new Upstream(gatewayUrl);
    stop = followCells(cells, gatewayUrl, upstream, log);
  }

  const get = (path: string) => upstream.get({ method: 'GET', path, token: null, requestId: 'r' }).answer;
  const answering = async () => ((await get('/shop')).body as { cell: string }).cell;

  it('asks the cell of its shop, and the default one for a shop without an entry', () => {
    expect(['Tea', 'coffee'].map((code) => configOf(code).gatewayUrl.href)).toEqual([north.gateway, south.gateway]);
  });

  it('follows a change without a restart: what is under way is answered where it was sent, streams begin again', async () => {
    follow();
    const slow = get('/slow');
    const { signal } = new AbortController();
    const events = (await upstream.openEvents('/live/sales', 't', 'r', signal))[Symbol.asyncIterator]();
    expect(String((await events.next()).value)).toContain('north');
    await expect.poll(() => north.slow.length).toBe(1);
    put(directory('south'));
    await expect.poll(answering).toBe('south');
    await expect(events.next()).rejects.toThrow();
    north.slow[0]?.end(JSON.stringify({ cell: 'north' }));
    expect((await slow).body).toEqual({ cell: 'north' });
    expect(south.slow).toHaveLength(0);
    // The shop moves back, and nothing of its first time there is left.
    put(directory('north'));
    await expect.poll(answering).toBe('north');
  });

  it('what is changed between the start and the watch is seen', async () => {
    const { cells, gatewayUrl } = configOf('tea');
    put(directory('south'));
    if (!cells) throw new Error('no cells');
    upstream = new Upstream(gatewayUrl);
    stop = followCells(cells, gatewayUrl, upstream, log);
    await expect.poll(answering).toBe('south');
  });

  it.each<[string, () => void, string]>([
    ['half-written', () => put(directory('south').slice(0, 60)), 'no JSON'],
    ['without the cell that it names', () => put(directory('west')), 'names west'],
    ['removed', () => rmSync(file), 'ENOENT'],
    ['a folder', () => replace((path) => symlinkSync(folder, path)), 'not a file'],
    ['a pipe', () => replace(makePipe), 'not a file'],
    ['endless', () => truncateSync(file, 2 ** 33), 'larger than 8 MB'],
  ])(
    'stays where it is while the directory is %s, says so in one line, and follows the next good one',
    async (_what, spoil, reason) => {
      follow();
      spoil();
      await expect.poll(() => log.warn.mock.calls.length).toBe(1);
      expect(log.warn.mock.calls[0]?.[0]).toMatch(
        new RegExp(`^CELLS_FILE .*${reason}.* stays at ${north.gateway}\\.$`),
      );
      expect(await answering()).toBe('north');
      put(directory('south'));
      await expect.poll(answering).toBe('south');
      expect(log.warn).toHaveBeenCalledTimes(1);
    },
  );

  it('a cell that is away makes the shops of others wait for nothing', async () => {
    follow('coffee');
    north.server.close().closeAllConnections();
    expect(await answering()).toBe('south');
  });

  it.each(['', '{', '{"cells":{},"realms":{},"default":"north"}'])(
    'is refused at the start in one line with a directory of %j',
    (text) => {
      put(text);
      expect(() => configOf('tea')).toThrow(/^CELLS_FILE [^\n]+ cannot be used: [^\n]+\.$/);
    },
  );

  it('at the start a pipe is refused, and not waited for', () => {
    replace(makePipe);
    expect(() => configOf('tea')).toThrow('cannot be used: it is not a file.');
  });

  it('without one GATEWAY_URL says where the gateway is, and nothing is watched', () => {
    const { cells, gatewayUrl } = readConfig({ GATEWAY_URL: south.gateway });
    expect([cells, gatewayUrl.href]).toEqual([null, south.gateway]);
  });
});
