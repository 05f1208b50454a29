/** One upstream call, from `extensions.upstream.requests`. */
export interface UpstreamCall {
  readonly method: string;
  readonly path: string;
  /** Milliseconds after the operation began. */
  readonly at: number;
  /** Duration in ms; null if it was still under way when the answer was sent. */
  readonly ms: number | null;
  /** Whether a call of another operation under way answered it. */
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

/** The result of running an operation. */
export interface Run {
  readonly status: number;
  readonly body: RunBody;
  /** Milliseconds from sending to the last byte. */
  readonly ms: number;
  readonly bytes: number;
}

/** The user who ran it, as displayed beside the answer. */
export interface RanBy {
  readonly key: string;
  readonly name: string;
  readonly roleName: string;
  readonly branchName: string | null;
}

/** The last run of a tab, and its user. */
export interface TabRun {
  readonly by: RanBy;
  /** null while it is under way, and if the server did not answer. */
  readonly run: Run | null;
  /** Aborts the run under way. */
  readonly under: AbortController | null;
}
