type Load = () => Promise<unknown>;

let load: Load | null = null;

/** The frame says how it is loaded, so that pages before sign-in need not know what stands in it. */
export function provideShell(loader: Load): void {
  load = loader;
}

/** Fetches the shell, while the server checks a password; a failure is reported when the shell is really needed. */
export function prefetchShell(): void {
  load?.().catch(() => undefined);
}
