type Load = () => Promise<unknown>;

let load: Load | null = null;

/** Takes the frame's loader, so that pages before sign-in do not depend on the frame's modules. */
export function provideShell(loader: Load): void {
  load = loader;
}

/** Fetches the shell while the server checks a password; a failure is reported only when the shell is needed. */
export function prefetchShell(): void {
  load?.().catch(() => undefined);
}
