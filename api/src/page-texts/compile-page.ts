import type { PageDocument, PageSection } from '@dp/contract/pages.ts';
import type { StaffFieldCode } from '@dp/contract/staff/error-codes.ts';
import { Marked, type Token, type Tokens } from 'marked';

/** A page in one language as it is written: its body is Markdown. */
export interface WrittenPage {
  readonly title: string;
  readonly description: string;
  readonly body: string;
}

/** Where links may lead: pages of the shop, https, mail, telephone. */
const SAFE_LINK = /^(?:\/(?![/\\])|#|https:\/\/|mailto:|tel:)[^\s"'<>\\]*$/i;

/**
 * Markdown without markup of its own: whatever looks like HTML is text, a picture is its description, and a
 * link leads nowhere unsafe. The headings that count are taken out before; an underlined one is a paragraph.
 */
const markdown = new Marked({
  gfm: false,
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    heading({ tokens }: Tokens.Heading) {
      return `<p>${this.parser.parseInline(tokens)}</p>\n`;
    },
    image: ({ text }) => escapeHtml(text),
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens);
      return SAFE_LINK.test(href) ? `<a href="${escapeHtml(href)}">${words}</a>` : words;
    },
  },
});

/**
 * Turns a page into what the shop shows. `##` begins a section and `###` a part of one, such as a question.
 * The HTML is safe whatever is written.
 */
export function compilePage({ title, description, body }: WrittenPage): PageDocument {
  const [intro, ...sections] = splitAt(body.replaceAll('\r\n', '\n'), 2);
  return {
    title,
    description,
    intro: toHtml(intro?.text ?? ''),
    sections: sections.map(compileSection),
  };
}

/**
 * What is wrong with a body, as a field code; undefined for one that can be shown.
 *
 * @param hasQuestions whether the page shows only the parts of its sections, as the questions do.
 */
export function faultOf(body: string, hasQuestions: boolean): StaffFieldCode | undefined {
  if (/^(?!#{2,3} \S) {0,3}#/m.test(body)) return 'heading_level';
  if (!linksIn(markdown.lexer(body)).every((href) => SAFE_LINK.test(href))) return 'link_unsafe';
  if (!hasQuestions) return undefined;
  const { sections } = compilePage({ title: '', description: '', body });
  const isAnswered = ({ html, parts }: PageSection) => html === '' && parts.length > 0;
  return sections.length > 0 && sections.every(isAnswered) ? undefined : 'question_missing';
}

function linksIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => {
    const { tokens: inside = [], items = [] } = token as Partial<Tokens.Paragraph & Tokens.List>;
    const own = token.type === 'link' ? [(token as Tokens.Link).href] : [];
    return [...own, ...linksIn(inside), ...linksIn(items)];
  });
}

interface Piece {
  readonly title: string;
  readonly text: string;
}

/** The text before the first heading of a level, then each heading with what follows it. */
function splitAt(text: string, level: 2 | 3): Piece[] {
  const pieces: { title: string; lines: string[] }[] = [{ title: '', lines: [] }];
  const mark = `${'#'.repeat(level)} `;
  for (const line of text.split('\n')) {
    if (line.startsWith(mark)) pieces.push({ title: line.slice(mark.length).trim(), lines: [] });
    else pieces.at(-1)?.lines.push(line);
  }
  return pieces.map(({ title, lines }) => ({ title, text: lines.join('\n') }));
}

function compileSection({ title, text }: Piece): PageSection {
  const [intro, ...parts] = splitAt(text, 3);
  return {
    title,
    html: toHtml(intro?.text ?? ''),
    parts: parts.map((part) => ({ title: part.title, html: toHtml(part.text) })),
  };
}

function toHtml(text: string): string {
  return markdown.parse(text, { async: false }).trim();
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
