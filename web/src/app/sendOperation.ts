import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { DocumentNode } from 'graphql';
import type { AnswerError, FaultyAnswer } from './notCarriedOut.ts';
import { noteServerClock } from './serverClock.ts';

/** The server could not be reached, or answered with a fault instead of data. */
export class OperationFault extends Error {
  readonly status: number;
  readonly code: string;
  /** Seconds after which, by the server's answer, a retry helps; null if it does not say. */
  readonly retryAfter: number | null;
  /** The server's answer, with the data that it did return; null if the answer was not the server's. */
  readonly answer: FaultyAnswer | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { retryAfter = null, answer = null }: { retryAfter?: number | null; answer?: FaultyAnswer | null } = {},
  ) {
    super(message);
    this.name = 'OperationFault';
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
    this.answer = answer;
  }
}

export interface Answer<Data> {
  readonly data: Data;
  /** The server's clock when it answered, in milliseconds; null if the answer had none. */
  readonly answeredAt: number | null;
}

interface Body<Data> {
  readonly data?: Data | null;
  readonly errors?: readonly (AnswerError & {
    message: string;
    extensions?: { code?: string; status?: number; retryAfter?: number };
  })[];
}

/**
 * Sends one operation without Apollo Client: sign-in and refresh need no cache, and a new visitor waits for the sign-in page.
 */
export async function sendOperation<Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  accessToken?: string,
  signal?: AbortSignal,
): Promise<Answer<Data>> {
  const body = JSON.stringify({ ...(await described(document)), variables });
  return await post(body, { 'content-type': 'application/json' }, accessToken, signal);
}

/** Lets the server distinguish changes made on the screens from those of other programs. */
export const CLIENT_NAME = { 'apollographql-client-name': 'web' } as const;

/** Requests the names that all shops share in the language of the screen. */
export const languageHeader = () => ({ 'accept-language': document.documentElement.lang });

export async function post<Data>(
  content: BodyInit,
  headers: Record<string, string>,
  accessToken?: string,
  signal?: AbortSignal,
): Promise<Answer<Data>> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: {
      ...headers,
      ...languageHeader(),
      ...CLIENT_NAME,
      accept: 'application/graphql-response+json, application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: content,
    ...(signal && { signal }),
  });
  const answeredAt = noteServerClock(response.headers);
  const body = await bodyOf<Data>(response);
  const fault = body.errors?.[0];
  if (fault || !body.data) {
    const status = fault?.extensions?.status ?? response.status;
    throw new OperationFault(
      status,
      fault?.extensions?.code ?? 'Internal',
      fault?.message ?? `HTTP ${response.status}`,
      {
        retryAfter: fault?.extensions?.retryAfter ?? null,
        answer: body.errors ? { ...body, errors: body.errors } : null,
      },
    );
  }
  return { data: body.data, answeredAt };
}

/** Names the operation by its hash in the server's trusted list; in development, without a list, by its text. */
export async function described(document: DocumentNode): Promise<object> {
  if (import.meta.env.DEV) return { query: (await import('graphql')).print(document) };
  return { extensions: trustedDocument(document) };
}

export function trustedDocument(document: DocumentNode): object {
  const { __meta__: meta } = document as DocumentNode & { __meta__?: { hash?: string } };
  return { persistedQuery: { version: 1, sha256Hash: meta?.hash ?? '' } };
}

async function bodyOf<Data>(response: Response): Promise<Body<Data>> {
  try {
    return (await response.json()) as Body<Data>;
  } catch {
    return {};
  }
}
