import type { MessageContent } from './queueMessage.ts';

/** Which addresses of a message have it: its recipient, and who gets the copy. */
export interface Reached {
  readonly recipient: boolean;
  readonly copy: boolean;
}

/** A message as it is handed over; `id` stays the same however often that is tried. */
export interface OutgoingMessage {
  id: string;
  recipient: string;
  content: MessageContent;
  writtenAt: Date;
  /** By earlier tries: it goes to the other address alone. */
  reached: Reached;
}

export interface Sender {
  /** Throws when the message was not taken for all of its addresses. */
  send(message: OutgoingMessage): Promise<void>;
  close(): void;
}

/** Trying again would be refused again: there is no such address, or the provider will never take this message. */
export class RefusedForGood extends Error {}

/** One of two addresses took it: tried again it goes to the other one alone, unless that one is refused for good. */
export class PartlyTaken extends Error {
  readonly reached: Reached;
  readonly isFinal: boolean;

  constructor(message: string, reached: Reached, isFinal: boolean) {
    super(message);
    this.reached = reached;
    this.isFinal = isFinal;
  }
}
