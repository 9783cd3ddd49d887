import { marked } from 'marked';
import type { Plugin } from 'vite';
import type { PageDocument, PagePart, PageSection } from './app/pages/page-document.ts';

const PAGE_FILE = /\/app\/pages\/(?:ar|en)\/[\w-]+\.md$/;
const HEAD = /^---\n([\s\S]*?)\n---\n/;

/**
 * Turns a page written in Markdown into what the pages show. The file begins with its `title` and
 * `description` between two lines of `---`; `##` begins a section and `###` a part of one, such as a
 * question. Files are the owner's own, so HTML in them is left as it is.
 *
 * @throws when the title or the description is missing or a heading is of another level.
 */
export function compilePage(markdown: string, file = 'page'): PageDocument {
  const text = markdown.replaceAll('\r\n', '\n');
  const head = HEAD.exec(text);
  const fields = new Map(
    (head?.[1] ?? '').split('\n').map((line) => {
      const [name = '', ...value] = line.split(':');
      return [name.trim(), value.join(':').trim()] as const;
    }),
  );
  const needed = (name: string) => {
    const value = fields.get(name);
    if (value === undefined || value === '')
      throw new Error(`${file} needs a ${name} at its head.`);
    return value;
  };
  const [intro, ...sections] = splitAt(text.slice(head?.[0].length ?? 0), 2);
  return {
    title: needed('title'),
    description: needed('description'),
    intro: html(intro?.text ?? '', file),
    sections: sections.map((section) => compileSection(section, file)),
  };
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

function compileSection({ title, text }: Piece, file: string): PageSection {
  const [intro, ...parts] = splitAt(text, 3);
  return {
    title,
    html: html(intro?.text ?? '', file),
    parts: parts.map((part): PagePart => ({ title: part.title, html: html(part.text, file) })),
  };
}

function html(text: string, file: string): string {
  if (/^#/m.test(text)) throw new Error(`${file}: only ## and ### head a section or a part.`);
  return marked.parse(text, { async: false }).trim();
}

/** Vite plugin: `app/pages/{ar,en}/*.md` enters the bundle as what `compilePage` makes of it. */
export function markdownPages(): Plugin {
  return {
    name: 'dp:markdown-pages',
    enforce: 'pre',
    transform(code, id) {
      if (!PAGE_FILE.test(id)) return null;
      return { code: `export default ${JSON.stringify(compilePage(code, id))};`, map: null };
    },
  };
}
