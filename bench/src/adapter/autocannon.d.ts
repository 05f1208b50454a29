/** The part of the load generator that is used here; it ships no types. */
declare module 'autocannon' {
  interface Options {
    url: string;
    method: 'POST';
    connections: number;
    duration: number;
    body: string;
    setupClient(client: { setHeaders(headers: Record<string, string>): void }): void;
  }
  interface Result {
    requests: { total: number };
    latency: { p50: number; p99: number };
    non2xx: number;
    errors: number;
    /** Seconds that it took in the end. */
    duration: number;
  }
  export default function autocannon(options: Options): Promise<Result>;
}
