import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import { CopyRefused, RefusedForGood, type Sender } from './Sender.ts';

/** All steps together take less than the time after which another gateway would send the message again. */
const STEP_MS = 10_000;

/** Mail through the merchant's server, as `smtps://user:password@host:465` names it. */
export function sendBySmtp(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: STEP_MS,
    greetingTimeout: STEP_MS,
    socketTimeout: STEP_MS,
  });
  return {
    async send(message) {
      try {
        const { rejected, rejectedErrors } = await transport.sendMail(composeMail(message, from));
        const answer = rejectedErrors?.[0]?.response ?? '';
        if (rejected.length > 0) throw refusedOne(rejected.map(String), message.content.copyTo, answer);
      } catch (error) {
        throw isUnknownRecipient(error) ? new RefusedForGood(String(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** One of two addresses took it: the address that has it would get it twice if it were sent again. */
function refusedOne(rejected: readonly string[], copyTo: string | undefined, answer: string): RefusedForGood {
  const isCopy = copyTo !== undefined && rejected.some((address) => inAscii(address) === inAscii(copyTo));
  return isCopy
    ? new CopyRefused(`The address of the copy was refused: ${answer}`)
    : new RefusedForGood(`The address was refused, and that of the copy was not: ${answer}`);
}

/** Letters of a domain go over the wire in ASCII. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
}

/** A 5xx to the recipient's address is final; one to our sign-in is a setting that will be corrected. */
function isUnknownRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && error.command === 'RCPT TO';
}
