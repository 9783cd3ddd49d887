import { StaffApiError } from '../api/staff-api-error.ts';
import type { Route } from './+types/texts-page.ts';
import { loadMessages, type MessagesData } from './load-messages.ts';
import { loadPages, type PagesData } from './load-pages.ts';
import { loadWords, type WordsData } from './load-words.ts';
import { MessageList } from './message-list.tsx';
import { MessageTextEditor } from './message-text-editor.tsx';
import { PageList } from './page-list.tsx';
import { PageTextEditor } from './page-text-editor.tsx';
import { WordsEditor } from './words-editor.tsx';
import { WordsList } from './words-list.tsx';

/** The shop's texts by kind, pages, messages or other words: the list of them, or one to edit. */
export async function clientLoader({
  params: { kind, name },
  request,
}: Route.ClientLoaderArgs): Promise<PagesData | MessagesData | WordsData> {
  if (kind === 'pages') return loadPages(name, request);
  if (kind === 'messages') return loadMessages(name, request);
  if (kind === 'words') return loadWords(name, request);
  throw new StaffApiError({ status: 404, code: 'route_not_found' });
}

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  // Another text begins with fields of its own.
  switch (loaderData.shown) {
    case 'pages':
      return <PageList pages={loaderData.pages} />;
    case 'page': {
      const { page, versions } = loaderData;
      return <PageTextEditor key={page.name} page={page} versions={versions} />;
    }
    case 'messages':
      return <MessageList messages={loaderData.messages} />;
    case 'message': {
      const { message, versions } = loaderData;
      return <MessageTextEditor key={message.name} message={message} versions={versions} />;
    }
    case 'wordsList':
      return <WordsList list={loaderData.list} />;
    case 'words': {
      const { words, versions } = loaderData;
      return <WordsEditor key={words.name} words={words} versions={versions} />;
    }
  }
}
