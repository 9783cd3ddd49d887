import { createHash } from 'node:crypto';
import type {
  ApiTransport,
  TransportAnswer,
  TransportRequest,
} from '@dp/storefront/app/api/client.ts';

type Question = Omit<TransportRequest, 'signal'>;
type Ask = (question: Question) => Promise<TransportAnswer>;

/**
 * The calls that a page's loaders make. A page that can be shown to everybody follows from their
 * answers alone, so as long as the same questions get the same answers the page would be the same.
 */
export class PageQuestions {
  readonly #ask: Ask;
  readonly #asked: { readonly question: Question; readonly answer: string }[] = [];

  /** `ask` carries a call to the API. */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  /**
   * The loaders' way to the API.
   *
   * @throws when a call carries a shopper's token: nothing personal may get into a page for everybody.
   */
  readonly transport: ApiTransport = async ({ method, path, headers, body }) => {
    if ('user-token' in headers)
      throw new Error(`A page for everybody asked ${path} for a shopper`);
    const question = { method, path, headers, body };
    const answer = await this.#ask(question);
    this.#asked.push({ question, answer: digest(answer) });
    return answer;
  };

  /**
   * Asks everything again.
   *
   * @param authorization with which to ask: the one a question was asked with may have run out.
   * @returns whether every answer is the same.
   * @throws when the API cannot answer.
   */
  async haveSameAnswers(authorization: string): Promise<boolean> {
    const same = await Promise.all(
      this.#asked.map(async ({ question, answer }) => {
        const headers = { ...question.headers, authorization };
        const now = await this.#ask({ ...question, headers });
        if (now.status >= 500) throw new Error(`The API answered ${now.status}`);
        return digest(now) === answer;
      }),
    );
    return same.every(Boolean);
  }
}

function digest({ status, body }: TransportAnswer): string {
  return createHash('sha256').update(`${status} ${body}`).digest('base64');
}
