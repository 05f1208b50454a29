import { domainToASCII } from 'node:url';
import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import { type OutgoingMessage, PartlyTaken, RefusedForGood, type Sender } from './Sender.ts';

/** How long a server may take to greet, in milliseconds. */
const GREETING_MS = 10_000;
/**
 * How long it may be silent afterwards: some servers examine a mail for half a minute, and one abandoned before the
 * answer is sent twice.
 */
const ANSWER_MS = 120_000;
/** An idle connection is closed before a firewall in between drops it. */
const IDLE_MS = 30_000;

/** Sends mail through the merchant's server, given as `smtps://user:password@host:465`. */
export function sendBySmtp(url: string, from: string): Sender {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: GREETING_MS,
    greetingTimeout: GREETING_MS,
    socketTimeout: ANSWER_MS,
    idleTimeout: IDLE_MS,
  });
  return {
    async send(message) {
      const mail = composeMail(message, from);
      // Only the copy was left to send, and the shop has turned copies off since.
      if (mail.envelope?.to.length === 0) return;
      try {
        const { accepted, rejected, rejectedErrors } = await transport.sendMail(mail);
        if (rejected.length > 0) throw partlyTaken(message, accepted.map(String), rejectedErrors?.[0]);
      } catch (error) {
        throw isUnknownRecipient(error) ? new RefusedForGood(String(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** Returns the partial result; the refusal of the other address may be temporary. */
function partlyTaken(
  { recipient, content: { copyTo }, reached }: OutgoingMessage,
  accepted: readonly string[],
  refused: { response?: string; responseCode?: number } | undefined,
): PartlyTaken {
  const took = (address: string | undefined) =>
    address !== undefined && accepted.some((one) => inAscii(one) === inAscii(address));
  const now = { recipient: reached.recipient || took(recipient), copy: reached.copy || took(copyTo) };
  const which = now.recipient ? 'The address of the copy' : 'The address';
  const isFinal = (refused?.responseCode ?? 0) >= 500;
  return new PartlyTaken(`${which} was refused: ${refused?.response ?? ''}`, now, isFinal);
}

/** Converts the letters of a domain to ASCII, as sent over the wire. */
function inAscii(address: string): string {
  const at = address.lastIndexOf('@');
  return `${address.slice(0, at)}@${domainToASCII(address.slice(at + 1))}`.toLowerCase();
}

/** A 5xx for the recipient's address is final; one for the sign-in is a setting that will be corrected. */
function isUnknownRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && error.command === 'RCPT TO';
}
