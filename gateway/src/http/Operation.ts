import type { TObject, TSchema } from '@sinclair/typebox';
import type { Action } from '@taem/domain/accounts/permissions.ts';
import type { ErrorCode } from './errorCodes.ts';

/** A JSON Schema; one with a title is described once, by that name. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A right on one of some objects. */
export interface Right {
  objectCodes: readonly string[];
  action: Action;
}

/** Who is let in. Each kind of token opens its own doors (docs/adr/0082). */
export type Caller =
  /** With no token, or with what stands in the address or the body. */
  | 'anyone'
  /** The client token, for calls before a user has signed in (AUTH-02). */
  | 'client'
  /** Signing in: a program brings its secret, a user the token of the program. */
  | 'clientOrAnyone'
  | 'clientOrUser'
  /** The server in front of the gateway, for calls without a signed-in user. */
  | 'server'
  /** A bank that confirms payments: no token, the body is signed with the secret of an account (docs/adr/0139). */
  | 'bank'
  /** A merchant user, or a service account. */
  | 'user'
  /** A merchant user: about one's own account, as people have it. */
  | 'person';

/**
 * What a route is: who may call it with which right, what it takes and what it answers. The gateway lets in, reads and
 * refuses by this, and /openapi.json is made of it (docs/adr/0115).
 */
export interface Operation<Query extends TObject = TObject, Body extends TSchema = TSchema> {
  /** By which generated clients call it. */
  id: string;
  summary: string;
  tag: string;
  /** What the payload of the answer is; every test of the gateway holds its answers to it. */
  payload: JsonSchema;
  /** The answer names the record that was made in `data` too. */
  creates?: boolean;
  /** What the query string may have: any other name is refused, and what is not as described here (readQueries). */
  query?: Query;
  /** Names of a list's query that make no difference here. */
  ignores?: readonly string[];
  /** Headers that may be sent, by name. */
  headers?: Readonly<Record<string, JsonSchema>>;
  /** The body as JSON, which is checked by this before the handler has it. */
  body?: Body;
  /** The body as JSON that the handler reads, where this was made of what reads it: fields of a record, a form of the domain. */
  described?: JsonSchema;
  /** The body as a form, for those that carry a file. */
  form?: JsonSchema;
  /** Users where it is left out, which takes a right then: a route that says neither is not served. */
  caller?: Caller;
  /** Any of these rights is needed; what more a call takes, by its body, the route asks itself. */
  permission?: Right;
  /** Of each of these one is needed too. */
  alsoNeeds?: readonly Right[];
  /** What the document of a dashboard is read with: the session of a due run opens these and nothing else (docs/adr/0109). */
  forRuns?: boolean;
  /** It reads with `request.reader`, which a replica may answer: what may be a moment old (docs/adr/0154). */
  fromReplica?: boolean;
  /** 404 although the address has no id in it. */
  mayBeMissing?: boolean;
  /** Specific refusals; NOT_FOUND is about records named in the body. */
  refusals?: readonly ErrorCode[];
  /** What is answered instead of JSON, by its media type. */
  media?: Readonly<Record<string, JsonSchema>>;
  /** The answer is this itself and has no envelope. */
  bare?: boolean;
  /** Its answer is a stream, as long as the client listens. */
  endless?: boolean;
  /** Where the body may be larger than elsewhere. */
  mostBytes?: number;
}

/** Undefined for one that does not say. */
export const callerOf = ({ caller, permission }: Pick<Operation, 'caller' | 'permission'>): Caller | undefined =>
  caller ?? (permission ? 'user' : undefined);

/** The rights that a call takes, all of them. */
export const rightsOf = ({ permission, alsoNeeds = [] }: Operation): readonly Right[] => [
  ...(permission ? [permission] : []),
  ...alsoNeeds,
];

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
