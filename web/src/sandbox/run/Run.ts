/** One upstream call, from `extensions.upstream.requests`. */
export interface UpstreamCall {
  readonly method: string;
  readonly path: string;
  /** Milliseconds after the operation began. */
  readonly at: number;
  /** null while it is under way when the answer leaves. */
  readonly ms: number | null;
  /** Answered by a call that another operation had under way. */
  readonly shared: boolean;
}

export interface RunError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: { readonly code?: string; readonly status?: number; readonly requestId?: string };
}

export interface RunBody {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly RunError[];
  readonly extensions?: {
    readonly cost?: { readonly estimated: number; readonly actual?: number; readonly limit?: number };
    readonly upstream?: { readonly calls: number; readonly requests: readonly UpstreamCall[] };
  };
}

/** What came of running an operation. */
export interface Run {
  readonly status: number;
  readonly body: RunBody;
  /** From sending to the last byte. */
  readonly ms: number;
  readonly bytes: number;
}

/** Who ran it, as displayed beside the answer. */
export interface RanBy {
  readonly key: string;
  readonly name: string;
  readonly roleName: string;
  readonly branchName: string | null;
}

/** The last run of a tab, and whose it was. */
export interface TabRun {
  readonly by: RanBy;
  /** null while it is under way, and where the server did not answer. */
  readonly run: Run | null;
  /** Ends what is under way. */
  readonly under: AbortController | null;
}
