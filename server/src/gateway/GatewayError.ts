import { isWireRecord, type WireRecord } from './wire.ts';

/** One text of a refusal; `path` names the input where the gateway says which. */
export interface GatewayMessage {
  path: string;
  message: string;
}

/** An answer of the gateway that is no success. */
export class GatewayRefusal extends Error {
  readonly status: number;
  /** `code`, or `wgCode` where the gateway sends it. */
  readonly serverCode: string;
  readonly messages: readonly GatewayMessage[];
  readonly body: WireRecord;

  constructor(status: number, body: unknown) {
    const record = isWireRecord(body) ? body : {};
    const messages = messagesOf(record.message);
    super(messages[0]?.message || 'Unknown error');
    this.status = status;
    this.serverCode = String(record.wgCode ?? record.code ?? status);
    this.messages = messages;
    this.body = record;
  }
}

/** The gateway did not answer, or not in time, or not in JSON. */
export class GatewayUnavailable extends Error {
  constructor(cause: unknown) {
    super('The gateway does not answer.', { cause });
  }
}

/** A call that needs a session was made without a token. */
export class NoSession extends Error {
  constructor() {
    super('Please login to continue');
  }
}

function messagesOf(message: unknown): GatewayMessage[] {
  if (typeof message === 'string') return [{ path: '', message }];
  if (!Array.isArray(message)) return [];
  return message
    .filter(isWireRecord)
    .map(({ path, message: text }) => ({ path: String(path ?? ''), message: String(text ?? '') }));
}
