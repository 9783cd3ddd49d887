import type { Locale } from '@dp/contract/locale.ts';
import { directionOf } from '@dp/contract/locale.ts';
import { I18nProvider } from '@dp/ui/i18n/i18n-context.tsx';
import { addMessages } from '@dp/ui/i18n/message-catalogue.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import ar from '../i18n/ar.ts';
import en from '../i18n/en.ts';

addMessages('ar', ar);
addMessages('en', en);

/** Renders something as the server does, in a language, on the page at `/dev/ui`. For tests. */
export async function renderPart(part: ReactNode, locale: Locale): Promise<string> {
  const routes = [{ id: 'root', path: '*', element: <Frame locale={locale}>{part}</Frame> }];
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request('http://shop.example/dev/ui'));
  if (context instanceof Response) throw new Error(`Answered ${context.status}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(<StaticRouterProvider router={router} context={context} hydrate={false} />);
}

function Frame({ locale, children }: { locale: Locale; children: ReactNode }) {
  return (
    <div lang={locale} dir={directionOf(locale)}>
      <I18nProvider locale={locale}>{children}</I18nProvider>
    </div>
  );
}
