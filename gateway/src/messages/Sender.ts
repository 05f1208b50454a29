import type { MessageContent } from './queueMessage.ts';

/** Which addresses already have a message: its recipient, and the address of its copy. */
export interface Reached {
  readonly recipient: boolean;
  readonly copy: boolean;
}

/** A message to be sent; `id` stays the same for every try. */
export interface OutgoingMessage {
  id: string;
  recipient: string;
  content: MessageContent;
  writtenAt: Date;
  /** From earlier tries: it is only sent to the other address. */
  reached: Reached;
}

export interface Sender {
  /** Throws unless the message was accepted for all of its addresses. */
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** A retry would be refused again: the address does not exist, or the provider will never accept this message. */
export class RefusedForGood extends Error {}

/** One of two addresses accepted it: a retry is sent to the other one alone, unless that refusal is final. */
export class PartlyTaken extends Error {
  readonly reached: Reached;
  readonly isFinal: boolean;

  constructor(message: string, reached: Reached, isFinal: boolean) {
    super(message);
    this.reached = reached;
    this.isFinal = isFinal;
  }
}
