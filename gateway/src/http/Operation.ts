import type { Action } from '@taem/domain/accounts/permissions.ts';
import type { ErrorCode } from './errorCodes.ts';

/** A JSON Schema; one with a title is described once, by that name. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Who is let in. Each kind of token opens its own doors (docs/adr/0082). */
export type Caller =
  /** With no token, or with what stands in the address or the body. */
  | 'anyone'
  /** The client token, for what is asked before anybody is signed in (AUTH-02). */
  | 'client'
  /** Signing in: a program brings its secret, a user the token of the program. */
  | 'clientOrAnyone'
  | 'clientOrUser'
  /** The server in front of the gateway, for nobody who is signed in. */
  | 'server'
  /** A merchant user, or a service account. */
  | 'user'
  /** A merchant user: about one's own account, as people have it. */
  | 'person';

/**
 * What a route says about itself. Who may call it and with which right is asked by one hook (authenticateRequests); the rest
 * describes only: the route reads and checks on its own.
 */
export interface Operation {
  /** By which generated clients call it. */
  id: string;
  summary: string;
  tag: string;
  /** What the payload of the answer is. */
  payload: JsonSchema;
  /** The answer names the record that was made in `data` too. */
  creates?: boolean;
  /** An object of the query string's parameters. */
  query?: JsonSchema;
  /** Headers that may be sent, by name. */
  headers?: Readonly<Record<string, JsonSchema>>;
  /** The body as JSON; left out where the route has a schema that checks it. */
  body?: JsonSchema;
  /** The body as a form, for those that carry a file. */
  form?: JsonSchema;
  /** Users where it is left out, which takes a right then: a route that says neither is not served. */
  caller?: Caller;
  /** Any of these rights is needed; what more a call takes, by its body, the route asks itself. */
  permission?: { objectCodes: readonly string[]; action: Action };
  /** What the document of a dashboard is read with: the session of a due run opens these and nothing else (docs/adr/0110). */
  forRuns?: true;
  /** 404 although the address has no id in it. */
  mayBeMissing?: boolean;
  /** Refusals of its own; NOT_FOUND is about what the body names. */
  refusals?: readonly ErrorCode[];
  /** What is answered instead of JSON, by its media type. */
  media?: Readonly<Record<string, JsonSchema>>;
  /** The answer is this itself and has no envelope. */
  bare?: boolean;
}

/** Undefined for one that does not say. */
export const callerOf = ({ caller, permission }: Operation): Caller | undefined =>
  caller ?? (permission ? 'user' : undefined);

/** Operations by the name that their area has for them. */
export const defineOperations = <Name extends string>(operations: Record<Name, Operation>) => operations;

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
