import type { Socket } from 'node:net';
import type { Fault, PassedAnswer } from './Fault.ts';
import { rawAnswer } from './rawAnswer.ts';

const DRIP_MS = 20;

/** What happens to the connection itself. */
export const connectionFaults: readonly Fault[] = [
  { name: 'refused', stage: 'refuse', harm: () => undefined },
  { name: 'reset before the gateway is asked', stage: 'before', harm: (socket) => socket.resetAndDestroy() },
  { name: 'reset after the gateway has acted', stage: 'after', harm: (socket) => socket.resetAndDestroy() },
  { name: 'closed without a word', stage: 'after', harm: (socket) => socket.end() },
  {
    name: 'reset in the middle of the body',
    stage: 'after',
    harm: (socket, answer) => socket.write(half(answer), () => socket.resetAndDestroy()),
  },
  { name: 'closed in the middle of the body', stage: 'after', harm: (socket, answer) => socket.end(half(answer)) },
  { name: 'half-open: accepted and never answered', stage: 'before', endless: true, harm: () => undefined },
  { name: 'acted and never answered', stage: 'after', endless: true, harm: () => undefined },
  {
    name: 'headers byte by byte without end',
    stage: 'before',
    endless: true,
    harm: (socket) => drip(socket, 'HTTP/1.1 200 OK\r\nx-y: '),
  },
  {
    name: 'body byte by byte without end',
    stage: 'after',
    endless: true,
    harm: (socket, answer) => drip(socket, half(answer)),
  },
  {
    name: 'half of the body and then silence',
    stage: 'after',
    endless: true,
    harm: (socket, answer) => socket.write(half(answer)),
  },
  { name: 'no HTTP at all', stage: 'before', harm: (socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n') },
  {
    name: 'content-length too small',
    stage: 'after',
    harm: (socket, { status, body }) =>
      socket.end(rawAnswer(status, body, { 'content-length': Math.floor(body.length / 2) })),
  },
  {
    name: 'content-length too large',
    stage: 'after',
    harm: (socket, { status, body }) => socket.end(rawAnswer(status, body, { 'content-length': body.length + 100 })),
  },
  {
    name: 'two content-lengths that differ',
    stage: 'after',
    harm: (socket, { status, body }) => socket.end(rawAnswer(status, body, { 'Content-Length': body.length + 1 })),
  },
  {
    name: 'a broken chunk',
    stage: 'after',
    harm: (socket, { body }) =>
      socket.end(chunked([...chunk(body.subarray(0, body.length / 2)), 'xyz\r\n', 'garbage'])),
  },
  {
    name: 'chunks without their end',
    stage: 'after',
    harm: (socket, { body }) => socket.end(chunked(chunk(body))),
  },
  {
    name: 'a body without end',
    stage: 'after',
    harm: (socket) => flood(socket),
  },
];

/** An answer that stops half-way, with the length of the whole. */
function half({ status, body }: PassedAnswer): Buffer {
  const whole = rawAnswer(status, body);
  return whole.subarray(0, whole.length - Math.ceil(body.length / 2));
}

function drip(socket: Socket, start: string | Buffer): void {
  socket.write(start);
  const timer = setInterval(() => socket.write('a'), DRIP_MS);
  socket.once('close', () => clearInterval(timer));
}

function chunked(parts: readonly (string | Buffer)[]): Buffer {
  const head = 'HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n';
  return Buffer.concat([head, ...parts].map((part) => Buffer.from(part)));
}

function chunk(bytes: Buffer): (string | Buffer)[] {
  return [`${bytes.length.toString(16)}\r\n`, bytes, '\r\n'];
}

/** Blanks are JSON too: only a limit of bytes ends this. */
function flood(socket: Socket): void {
  const blanks = chunked(chunk(Buffer.alloc(65_536, ' '))).subarray(chunked([]).length);
  const more = () => {
    while (socket.writable && socket.write(blanks));
  };
  socket.on('drain', more).write(chunked([]));
  more();
}
