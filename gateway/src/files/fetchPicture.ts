import { lookup } from 'node:dns/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { connect, isIP, type Socket } from 'node:net';
import { connect as connectSecurely } from 'node:tls';
import { MAX_IMAGE_BYTES } from '@taem/domain/limits.ts';
import { isPublicAddress } from './isPublicAddress.ts';

/** Resolves and connects to addresses on the internet. */
export interface Network {
  /** Returns all addresses that a name currently has. */
  resolve(host: string): Promise<readonly string[]>;
  /** Connects to an address; encrypted if a name is given, which the other side must prove. */
  connect(address: string, port: number, provenName: string | null): Socket;
}

const INTERNET: Network = {
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: (host, port, provenName) =>
    provenName === null
      ? connect({ host, port })
      : connectSecurely({ host, port, ...(isIP(provenName) === 0 && { servername: provenName }) }),
};

const MAX_REDIRECTS = 3;
const MAX_MS = 20_000;
const MAX_ADDRESS_LENGTH = 2_000;

/** The reason why there is no picture. */
export class PictureFault extends Error {
  /** Whether it may be available later. */
  readonly mayPass: boolean;
  /** Whether the other side refused because of too many requests. */
  readonly isTooMuch: boolean;

  constructor(message: string, mayPass = false, isTooMuch = false) {
    super(message);
    this.mayPass = mayPass;
    this.isTooMuch = isTooMuch;
  }
}

/**
 * Fetches the content of an address that a stranger wrote. The name is resolved once; if any of its addresses is not on
 * the internet, nothing is sent, and the connection goes to the checked address, whatever the name resolves to by then.
 * Each redirect is checked like the first address.
 */
export async function fetchPicture(text: string, network: Network = INTERNET, longestMs = MAX_MS): Promise<Buffer> {
  const over = AbortSignal.timeout(longestMs);
  try {
    let url = addressOf(text);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
      const answer = await get(url, await checkedAddress(url, network, over), network, over);
      const next = nextOf(answer, url);
      if (!next) return await bodyOf(answer);
      answer.destroy();
      url = next;
    }
  } catch (error) {
    if (error instanceof PictureFault) throw error;
    throw over.aborted ? new PictureFault('takes too long to come', true) : unreached();
  }
  throw new PictureFault(`leads on more than ${MAX_REDIRECTS} times`);
}

const NO_ADDRESS = 'is not an address of a picture on the internet';
const unreached = () => new PictureFault('cannot be reached', true);

const PORTS: Readonly<Record<string, number>> = { 'http:': 80, 'https:': 443 };

/** Refuses other ports, and a name or password in the address: shops do not keep pictures there. */
function addressOf(text: string, base?: URL): URL {
  const url = text.length <= MAX_ADDRESS_LENGTH && URL.canParse(text, base) ? new URL(text, base) : null;
  if (!url || !PORTS[url.protocol] || url.port !== '' || url.username !== '' || url.password !== '')
    throw new PictureFault(NO_ADDRESS);
  return url;
}

const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

async function checkedAddress(url: URL, network: Network, over: AbortSignal): Promise<string> {
  const host = hostOf(url);
  const isName = isIP(host) === 0;
  const addresses = isName ? await beforeOver(network.resolve(host), over) : [host];
  const [first] = addresses;
  if (first !== undefined && addresses.every(isPublicAddress)) return first;
  // Strangers must not learn which names exist in the internal network.
  throw isName ? unreached() : new PictureFault(NO_ADDRESS);
}

function get(url: URL, address: string, network: Network, over: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const provenName = url.protocol === 'https:' ? hostOf(url) : null;
    const sent: ClientRequest = request({
      host: url.hostname,
      path: url.pathname + url.search,
      headers: { accept: 'image/*', 'accept-encoding': 'identity', 'user-agent': 'Taem', host: url.host },
      createConnection: () => network.connect(address, PORTS[url.protocol] ?? 0, provenName),
      signal: over,
    });
    const giveUp = () => reject(unreached());
    sent.once('response', resolve).once('error', reject).once('close', giveUp);
    // Without a listener, the connection would be closed silently, or left open in its upgraded form.
    sent.once('upgrade', (_, socket) => {
      socket.destroy();
      giveUp();
    });
    sent.end();
  });
}

function nextOf({ statusCode = 0, headers }: IncomingMessage, url: URL): URL | null {
  return statusCode >= 300 && statusCode < 400 && headers.location ? addressOf(headers.location, url) : null;
}

async function bodyOf(answer: IncomingMessage): Promise<Buffer> {
  const { statusCode = 0 } = answer;
  if (statusCode !== 200) {
    answer.destroy();
    const isTooMuch = statusCode === 429;
    throw new PictureFault(`was answered with ${statusCode}`, statusCode >= 500 || isTooMuch, isTooMuch);
  }
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    bytes += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (bytes > MAX_IMAGE_BYTES) throw new PictureFault('File size is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function beforeOver<T>(work: Promise<T>, over: AbortSignal): Promise<T> {
  over.throwIfAborted();
  return Promise.race([
    work,
    new Promise<never>((_, reject) => over.addEventListener('abort', () => reject(over.reason), { once: true })),
  ]);
}
