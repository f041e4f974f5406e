/** autocannon brings no types: what the benchmark uses of it. */
declare module 'autocannon' {
  export interface Request {
    headers: Record<string, string>;
    body: string;
  }

  export interface Options {
    url: string;
    method: 'GET' | 'POST';
    headers: Record<string, string>;
    body?: string;
    connections: number;
    /** Changes the request before each time that it is sent. */
    requests?: { setupRequest(request: Request): Request }[];
    /** Seconds. */
    duration: number;
  }

  export interface Result {
    /** Seconds. */
    duration: number;
    '2xx': number;
    non2xx: number;
    errors: number;
    /** Milliseconds. */
    latency: { p50: number; p99: number };
  }

  export default function autocannon(options: Options): Promise<Result>;
}
