import type { TObject, TSchema } from '@sinclair/typebox';
import type { Action } from '@taem/domain/accounts/permissions.ts';
import type { ErrorCode } from './errorCodes.ts';

/** A JSON Schema; one with a title is described once, under that title. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** A right to an action on at least one of these objects. */
export interface Right {
  objectCodes: readonly string[];
  action: Action;
}

/** Who may call a route. Each kind of token opens separate routes (docs/adr/0082). */
export type Caller =
  /** No token, or a token in the address or the body. */
  | 'anyone'
  /** The client token, for calls before a user has signed in (AUTH-02). */
  | 'client'
  /** For signing in: a program brings its secret, a user the program's token. */
  | 'clientOrAnyone'
  | 'clientOrUser'
  /** The server in front of the gateway, for calls without a signed-in user. */
  | 'server'
  /** A bank that confirms payments: no token, the body is signed with the secret of an account (docs/adr/0139). */
  | 'bank'
  /** A merchant user, or a service account. */
  | 'user'
  /** A merchant user, but no service account: for personal matters such as one's own account. */
  | 'person';

/**
 * Declares a route: who may call it with which right, what it takes and what it returns. The gateway authenticates,
 * parses and refuses by this declaration, and /openapi.json is generated from it (docs/adr/0115).
 */
export interface Operation<Query extends TObject = TObject, Body extends TSchema = TSchema> {
  /** The name of the call in generated clients. */
  id: string;
  summary: string;
  tag: string;
  /** Schema of the answer's payload; every test of the gateway validates answers against it. */
  payload: JsonSchema;
  /** Whether the answer also names the new record in `data`. */
  creates?: boolean;
  /** The parameters of the query string: other names and values are refused (readQueries). */
  query?: Query;
  /** Names of a list's query that are ignored here. */
  ignores?: readonly string[];
  /** Headers that may be sent, by name. */
  headers?: Readonly<Record<string, JsonSchema>>;
  /** Schema of the JSON body, validated before the handler gets it. */
  body?: Body;
  /**
   * Schema of a JSON body that the handler parses itself, where it is generated from the parser: fields of a record, a
   * form of the domain.
   */
  described?: JsonSchema;
  /** Schema of the body as a form, for routes that take a file. */
  form?: JsonSchema;
  /** Defaults to users, who then need a right: a route that declares neither is not served. */
  caller?: Caller;
  /** One of these rights is needed; a right that depends on the body is checked by the route itself. */
  permission?: Right;
  /** One right of each of these lists is needed as well. */
  alsoNeeds?: readonly Right[];
  /** Whether a dashboard's document reads it: the session of a due run may call only these routes (docs/adr/0109). */
  forRuns?: boolean;
  /** Whether it reads with `request.reader`, which a replica may answer: its data may be a moment old (docs/adr/0154). */
  fromReplica?: boolean;
  /** Whether it can return 404 although its address contains no id. */
  mayBeMissing?: boolean;
  /** Specific refusals; NOT_FOUND is about records named in the body. */
  refusals?: readonly ErrorCode[];
  /** Schemas of an answer other than JSON, by media type. */
  media?: Readonly<Record<string, JsonSchema>>;
  /** Whether the answer is the payload alone, without an envelope. */
  bare?: boolean;
  /** Whether the answer is a stream that lasts as long as the client listens. */
  endless?: boolean;
  /** Maximum size of the body, if larger than elsewhere. */
  mostBytes?: number;
}

/** Returns undefined for a route that declares neither caller nor right. */
export const callerOf = ({ caller, permission }: Pick<Operation, 'caller' | 'permission'>): Caller | undefined =>
  caller ?? (permission ? 'user' : undefined);

/** Returns all rights that a call needs. */
export const rightsOf = ({ permission, alsoNeeds = [] }: Operation): readonly Right[] => [
  ...(permission ? [permission] : []),
  ...alsoNeeds,
];

declare module 'fastify' {
  interface FastifyContextConfig {
    operation?: Operation;
  }
}
