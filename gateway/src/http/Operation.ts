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
  /** Without a token, or with one in the address or the body. */
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
  /** The name of the call in generated clients. */
  id: string;
  summary: string;
  tag: string;
  /** What the payload of the answer is; every test of the gateway holds its answers to it. */
  payload: JsonSchema;
  /** The answer names the new record in `data` too. */
  creates?: boolean;
  /** The parameters of the query string: other names and values are refused (readQueries). */
  query?: Query;
  /** Names of a list's query that are ignored here. */
  ignores?: readonly string[];
  /** Headers that may be sent, by name. */
  headers?: Readonly<Record<string, JsonSchema>>;
  /** The body as JSON, which is checked by this before the handler has it. */
  body?: Body;
  /** The body as JSON that the handler reads, where this was made of what reads it: fields of a record, a form of the domain. */
  described?: JsonSchema;
  /** The body as a form, for those that carry a file. */
  form?: JsonSchema;
  /** Users if absent, who then need a right: a route that declares neither is not served. */
  caller?: Caller;
  /** One of these rights is needed; a right that depends on the body is checked by the route itself. */
  permission?: Right;
  /** One right of each of these lists is needed as well. */
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
  /** If the body may be larger than elsewhere. */
  mostBytes?: number;
}

/** Undefined for a route that does not declare one. */
export const callerOf = ({ caller, permission }: Pick<Operation, 'caller' | 'permission'>): Caller | undefined =>
  caller ?? (permission ? 'user' : undefined);

/** All rights that a call needs. */
export const rightsOf = ({ permission, alsoNeeds = [] }: Operation): readonly Right[] => [
  ...(permission ? [permission] : []),
  ...alsoNeeds,
];

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
