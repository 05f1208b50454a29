import { createTransport } from 'nodemailer';
import { composeMail } from './composeMail.ts';
import { RefusedForGood, type Sender } from './Sender.ts';

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
        await transport.sendMail(composeMail(message, from));
      } catch (error) {
        throw isUnknownRecipient(error) ? new RefusedForGood(String(error)) : error;
      }
    },
    close: () => transport.close(),
  };
}

/** A 5xx to the recipient's address is final; one to our sign-in is a setting that will be corrected. */
function isUnknownRecipient(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error) || !('command' in error)) return false;
  return Number(error.responseCode) >= 500 && error.command === 'RCPT TO';
}
