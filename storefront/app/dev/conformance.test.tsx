import { globSync, readdirSync, readFileSync } from 'node:fs';
import { LOCALES } from '@dp/contract/locale.ts';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { LayoutGrid } from 'lucide';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, test } from 'vitest';
import { BrandGrid } from '../brands/brand-grid.tsx';
import { CartLine } from '../cart/cart-line.tsx';
import { CartSkeleton } from '../cart/cart-skeleton.tsx';
import { CartSummary } from '../cart/cart-summary.tsx';
import { cartView } from '../cart/cart-view.ts';
import { CategoryGrid } from '../categories/category-grid.tsx';
import { CategoryHeader } from '../categories/category-header.tsx';
import OfflinePage from '../error-pages/offline-page.tsx';
import { HomeParts } from '../home/home-parts.tsx';
import { Footer } from '../layout/footer.tsx';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { TabBar } from '../layout/tab-bar.tsx';
import { ThemeSwitch } from '../layout/theme-switch.tsx';
import { TopBar } from '../layout/top-bar.tsx';
import { ActiveFilters } from '../product-lists/active-filters.tsx';
import { FilterGroups } from '../product-lists/filter-groups.tsx';
import { NO_FILTERS, readListQuery } from '../product-lists/list-query.ts';
import { ProductList } from '../product-lists/product-list.tsx';
import { ProductDetails } from '../product-page/product-details.tsx';
import { ProductSkeleton } from '../product-page/product-skeleton.tsx';
import { UpdatePrompt } from '../pwa/update-prompt.tsx';
import { ControlsSection } from './controls-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import OverlaysSection from './overlays-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { renderPart } from './render-part.tsx';
import {
  sampleBrands,
  sampleCategories,
  sampleHead,
  sampleHome,
  sampleList,
  sampleView,
  soldOutView,
} from './sample-catalogue.ts';
import { sampleProducts } from './sample-products.ts';
import { sampleQuote } from './sample-quote.ts';
import { StatesSection } from './states-section.tsx';

// Rules for every part, on the server and in both directions. The sections are those of the sample page, so a
// part shown there is checked here.
const parts: Record<string, ReactNode> = {
  foundations: <FoundationsSection />,
  controls: <ControlsSection />,
  fields: <FieldsSection />,
  products: <ProductsSection products={sampleProducts} />,
  navigation: <NavigationSection />,
  states: <StatesSection />,
  overlays: <OverlaysSection />,
  'top bar': <TopBar parts={{ search: null, categories: null }} />,
  'tab bar': <TabBar />,
  footer: <Footer wideOnly={false} />,
  'language switch': <LanguageSwitch />,
  'theme switch': <ThemeSwitch />,
  'an empty state that is a page': <EmptyState heading="h1" icon={LayoutGrid} title="–" />,
  'the home page': <HomeParts home={sampleHome} />,
  'a category': <CategoryHeader head={sampleHead} page={2} />,
  categories: <CategoryGrid categories={sampleCategories} address={({ id }) => `/sub/${id}`} />,
  brands: <BrandGrid brands={sampleBrands} />,
  'a product list': <ProductList scope={{ kind: 'all' }} list={sampleList} />,
  'an empty product list': (
    <ProductList scope={{ kind: 'all' }} list={{ ...sampleList, data: [], total: 0 }} />
  ),
  'filters in use': (
    <ActiveFilters
      query={readListQuery(new URLSearchParams('brand=1&base=E27&light=warm&ip=44&stock=1'))}
      own={NO_FILTERS}
      facets={sampleList.facets}
      clearable
    />
  ),
  'the filter groups': (
    <FilterGroups filters={NO_FILTERS} facets={sampleList.facets} onChange={() => undefined} />
  ),
  'a product': <ProductDetails view={sampleView} />,
  'a product that is sold out': <ProductDetails view={soldOutView} />,
  'a product that loads': <ProductSkeleton />,
  'the lines of a cart': (
    <>
      {cartView(
        [
          { id: 1, quantity: 9 },
          { id: 2, quantity: 2 },
        ],
        sampleQuote(),
      ).lines.map((line) => (
        <CartLine
          key={line.quoted.product_id}
          line={line}
          priceChange={{ was: 1_200, now: 1_480 }}
        />
      ))}
    </>
  ),
  'what a cart costs': (
    <CartSummary
      place={undefined}
      quote={sampleQuote()}
      lines={[]}
      units={3}
      pending={false}
      onProblem={() => undefined}
    />
  ),
  'a cart that is too large for one order': (
    <CartSummary
      place={{ stateId: 1, cityId: 1_001, names: { ar: 'مدينة نصر' } }}
      quote={sampleQuote({ refusal: { code: 'order_too_large', limit: 50, units: 60 } })}
      lines={[]}
      units={60}
      pending={false}
      onProblem={undefined}
    />
  ),
  'what a cart will cost': (
    <CartSummary
      place={undefined}
      quote={sampleQuote()}
      lines={[]}
      units={3}
      pending
      onProblem={undefined}
    />
  ),
  'a cart that loads': <CartSkeleton />,
  'a newer version': <UpdatePrompt onAccept={() => 'now'} onDismiss={() => undefined} />,
  'no connection': <OfflinePage />,
};

/** The opening tags of an element with what it contains, as far as no part nests one in itself. */
function elements(html: string, name: string): { tag: string; content: string }[] {
  const pattern = new RegExp(`<${name}(?=[\\s>])([^>]*)>(?:([\\s\\S]*?)</${name}>)?`, 'g');
  return [...html.matchAll(pattern)].map(([, tag = '', content = '']) => ({ tag, content }));
}

/** The text that a screen reader announces for some HTML. */
function spokenText(html: string): string {
  return html
    .replace(/<(\w+)[^>]*aria-hidden="true"[^>]*>[\s\S]*?<\/\1>/g, '')
    .replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]+>/g, '')
    .trim();
}

const ui = new URL('../../../ui/', import.meta.url);

/** The modules of ui/ that some files import, and those they import in turn. */
function partsReached(files: readonly string[]): Set<string> {
  const reached = new Set<string>();
  const waiting = files.map((file) => new URL(file, import.meta.url));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:from |import\()'((?:\.|@dp\/ui\/)[^']+\.tsx)'/g,
    )) {
      const found = path.startsWith('.') ? new URL(path, file) : new URL(path.slice(7), ui);
      if (!found.href.startsWith(ui.href) || reached.has(found.href)) continue;
      reached.add(found.href);
      waiting.push(found);
    }
  }
  return new Set([...reached].map((href) => href.slice(ui.href.length)));
}

test('every part of ui/ is among what is checked here', () => {
  const own = readdirSync(new URL('./', import.meta.url)).filter((file) => file.endsWith('.tsx'));
  const reached = partsReached(['../layout/side-menu.tsx', ...own.map((file) => `./${file}`)]);
  const all = globSync('{fields,navigation,overlays,parts,products}/*.tsx', { cwd: ui });
  expect(all.filter((part) => !reached.has(part))).toEqual([]);
});

describe.each(LOCALES)('in %s', (locale) => {
  describe.each(Object.entries(parts))('%s', (_, part) => {
    let html = '';
    beforeAll(async () => {
      html = await renderPart(part, locale);
    });

    test('renders on the server without a style attribute, which the security policy forbids', () => {
      expect(html).not.toMatch(/\sstyle="/);
      expect(html).not.toMatch(/<style|\son\w+="/);
    });

    test('shows no stray value and no untranslated key', () => {
      expect(html).not.toMatch(/undefined|\[object|NaN|>null</);
      expect(html).not.toMatch(
        />(?:cart|catalog|errors|fields|filters|home|layout|products|specs|ui)\.\w+</,
      );
    });

    test('every button and link has an accessible name', () => {
      for (const { tag, content } of [...elements(html, 'button'), ...elements(html, 'a')]) {
        // Nobody meets what is hidden from all, such as the button that keeps Enter from sending.
        if (/\shidden(?:=""|\s|>)/.test(tag)) continue;
        // A second, hidden link to the same target as a named link.
        if (/aria-hidden="true"/.test(tag) && /tabindex="-1"/.test(tag)) continue;
        const label = /aria-label="([^"]+)"/.exec(tag)?.[1] ?? spokenText(content);
        expect(label, `${tag} ${content}`).not.toBe('');
      }
    });

    test('every button has a type, so that none submits a form by accident', () => {
      for (const { tag } of elements(html, 'button')) expect(tag).toMatch(/type="/);
    });

    test('every input has its own label', () => {
      const labels = new Set([...html.matchAll(/<label[^>]*for="([^"]+)"/g)].map(([, id]) => id));
      const inside = elements(html, 'label').map(({ content }) => content);
      for (const name of ['input', 'select', 'textarea']) {
        for (const { tag } of elements(html, name)) {
          if (/type="hidden"/.test(tag) || /aria-label="[^"]+"/.test(tag)) continue;
          const id = /\sid="([^"]+)"/.exec(tag)?.[1];
          const labelled =
            (id !== undefined && labels.has(id)) || inside.some((html) => html.includes(tag));
          expect(labelled, tag).toBe(true);
        }
      }
    });

    test('ids are unique and what refers to them finds them', () => {
      const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id ?? '');
      expect(ids).toEqual([...new Set(ids)]);
      const references = [...html.matchAll(/aria-(?:describedby|labelledby)="([^"]+)"/g)];
      for (const [, list = ''] of references) {
        for (const id of list.split(' ')) expect(ids).toContain(id);
      }
    });

    test('every picture has its alternative and its size, and every icon is hidden from screen readers', () => {
      for (const { tag } of elements(html, 'img')) {
        expect(tag).toMatch(/\salt="/);
        expect(tag).toMatch(/\swidth="\d+" height="\d+"/);
      }
      for (const { tag } of elements(html, 'svg')) expect(tag).toMatch(/aria-hidden="true"/);
    });

    test('every amount of money is isolated from the direction around it', () => {
      const shown = html.replace(/<script[^>]*>[\s\S]*?<\/script>/g, '');
      const loose = shown.replace(/<bdi[^>]*>[\s\S]*?<\/bdi>/g, '');
      expect(loose).not.toMatch(/EGP|ج\.م/);
    });
  });
});
