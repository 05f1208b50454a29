import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer } from '../http/envelope.ts';
import { errorBody, toRefusal } from '../http/errorAnswer.ts';
import { Refusal } from '../http/errors.ts';
import type { ImportProgress } from './importSteps.ts';

const LINES = 'application/x-ndjson';

type Report = (progress: ImportProgress) => void;

/**
 * Sends the result of some work. A client that accepts lines gets the progress, one JSON object a line, of which the
 * last is the answer itself; others get only the answer.
 */
export async function answerWithProgress<Payload>(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (report: Report) => Promise<Payload>,
) {
  if (request.headers.accept === LINES) return reply.type(LINES).send(progressLines(request, run));
  return answer(await run(() => undefined));
}

function progressLines(request: FastifyRequest, run: (report: Report) => Promise<unknown>): PassThrough {
  const lines = new PassThrough();
  const writeLine = (line: unknown) => lines.write(`${JSON.stringify(line)}\n`);
  // Sent at once, as disconnecting before the first line would be logged as a fault.
  writeLine({ progress: { rows: 0, percent: 0 } });
  run(({ rows, share }) => writeLine({ progress: { rows, percent: Math.floor(share * 100) } }))
    .then((payload) => writeLine(answer(payload)))
    .catch((error) => {
      const refusal = toRefusal(error);
      if (!refusal) request.log.error(error);
      writeLine(errorBody(refusal ?? new Refusal(500, 'INTERNAL', 'Something went wrong in the gateway.')));
    })
    .finally(() => lines.end());
  return lines;
}
