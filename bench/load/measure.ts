import autocannon from 'autocannon';

/** One request of a scenario. */
export interface BenchRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
}

/** What a measurement saw. Times in milliseconds. */
export interface Figures {
  readonly perSecond: number;
  /** How many there were. */
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than 2xx, and connections that failed. */
  readonly failed: number;
}

export interface Measured extends Figures {
  /** Processor time of the servers for each request, in milliseconds. */
  readonly cpu: number;
  /** The largest server's at the end, in MiB. */
  readonly memory: number;
}

/**
 * Sends requests one after the other on each connection, round and round, for some seconds or so many.
 *
 * @param onResponse called with each response.
 */
export async function measureLoad(
  origins: readonly string[],
  requests: readonly BenchRequest[],
  headers: Record<string, string>,
  load: { readonly connections: number } & (
    | { readonly seconds: number }
    | { readonly count: number }
  ),
  onResponse: () => void = () => {},
): Promise<Figures> {
  const times: number[] = [];
  const share = Math.max(1, Math.round(load.connections / origins.length));
  const results = await Promise.all(
    origins.map(
      (url, number) =>
        new Promise<autocannon.Result>((resolve, reject) => {
          const run = autocannon(
            {
              url,
              connections: share,
              ...('count' in load ? { amount: load.count } : { duration: load.seconds }),
              // Each connection begins elsewhere, so that they do not all ask for the same.
              setupClient: (client) => {
                dropBodies(client);
                client.setRequests(rotated(requests, number));
              },
              headers,
            },
            (error, result) => (error ? reject(error) : resolve(result)),
          );
          // Its own histogram knows whole milliseconds only.
          run.on('response', (_client, _status, _bytes, time) => {
            times.push(time);
            onResponse();
          });
        }),
    ),
  );
  return {
    perSecond: results.reduce(
      (sum, { requests: { total }, duration }) => sum + total / duration,
      0,
    ),
    count: times.length,
    ...percentiles(times),
    failed: results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0),
  };
}

/**
 * Autocannon writes out every body as text, which nobody reads here: with compressed pages, whose bytes are
 * no text, it took two thirds of the load generator's time and was what limited the server.
 *
 * @throws when autocannon is built differently than this knows.
 */
function dropBodies(client: autocannon.Client): void {
  const { pipelinedRequests } = client as unknown as { pipelinedRequests?: { addBody?: unknown } };
  if (typeof pipelinedRequests?.addBody !== 'function') throw new Error('Autocannon has changed.');
  pipelinedRequests.addBody = () => {};
}

let turn = 0;

function rotated(requests: readonly BenchRequest[], number: number) {
  turn += 1;
  const from = ((turn + number) * 7_919) % requests.length;
  return [...requests.slice(from), ...requests.slice(0, from)];
}

export function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number) => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99) };
}

/** The middle one, or the lower of the two in the middle. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((one, other) => one - other)[(figures.length - 1) >> 1] ?? Number.NaN;
}
