import { InstrumentedClient } from './instrumented-client.ts';
import { isBegin } from './is-begin.ts';

/**
 * The connection to the embedded database. A transaction's `begin` goes along with its first statement: nobody
 * else uses this database, so it fails only when the engine has, and then so does that statement.
 */
export class EmbeddedClient extends InstrumentedClient {
  // biome-ignore lint/suspicious/noExplicitAny: pg declares nine overloads, which all end here.
  override query(statement: any, ...rest: any[]): any {
    const answer = super.query(statement, ...rest);
    if (!isBegin(statement?.text ?? '') || !(answer instanceof Promise)) return answer;
    answer.catch(() => {});
    return Promise.resolve({ rows: [], rowCount: null });
  }
}
