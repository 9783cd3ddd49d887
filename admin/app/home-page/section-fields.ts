import type { SectionLink } from '@dp/contract/home-sections.ts';
import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import type { StaffSection } from '@dp/contract/staff/home-page.ts';
import { requiredNumber } from '../forms/required-number.ts';
import { type LinkValue, linkOfValue, valueOfLink } from './link-values.ts';

/** A section as it is typed. */
export interface SectionFields {
  readonly title_ar: string;
  readonly title_en: string;
  readonly look: StaffSection['look'];
  readonly kind: 'where' | 'products';
  readonly products: readonly ChosenProduct[];
  readonly categories: readonly number[];
  readonly except: readonly number[];
  readonly tags: readonly string[];
  readonly discounted: boolean;
  readonly newest: boolean;
  readonly count: string;
  readonly link: LinkValue;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly hidden: boolean;
}

const NEW_SECTION: SectionFields = {
  title_ar: '',
  title_en: '',
  look: 'row',
  kind: 'where',
  products: [],
  categories: [],
  except: [],
  tags: [],
  discounted: false,
  newest: false,
  count: '8',
  link: '',
  starts_on: '',
  ends_on: '',
  hidden: false,
};

/** A section as the fields show it, or a new one. */
export function fieldsOfSection(
  section: Omit<StaffSection, 'id' | 'version'> | undefined,
): SectionFields {
  if (section === undefined) return NEW_SECTION;
  const { selection, named, count, link, starts_on, ends_on } = section;
  const conditions = 'products' in selection ? undefined : selection;
  return {
    title_ar: section.title_ar,
    title_en: section.title_en,
    look: section.look,
    kind: conditions ? 'where' : 'products',
    products: named,
    categories: conditions?.categories ?? [],
    except: conditions?.except ?? [],
    tags: conditions?.tags ?? [],
    discounted: conditions?.discounted ?? false,
    newest: conditions?.newest ?? false,
    count: String(count),
    link: valueOfLink(link),
    starts_on: starts_on ?? '',
    ends_on: ends_on ?? '',
    hidden: section.hidden,
  };
}

/** What is sent of what a section shows. */
export function chosenBy(fields: SectionFields): StaffCallInput<'previewSection'>['body'] {
  const { categories, except, tags, discounted, newest } = fields;
  return {
    selection:
      fields.kind === 'products'
        ? { products: fields.products.map(({ id }) => id) }
        : {
            categories: [...categories],
            except: [...except],
            tags: [...tags],
            discounted,
            newest,
          },
    count: requiredNumber(fields.count),
  };
}

/** What is sent. */
export function bodyOfSection(fields: SectionFields): StaffCallInput<'addSection'>['body'] {
  const { title_ar, title_en, look, hidden } = fields;
  return {
    title_ar,
    title_en,
    look,
    ...chosenBy(fields),
    link: linkOfValue(fields.link) as SectionLink | null,
    starts_on: fields.starts_on || null,
    ends_on: fields.ends_on || null,
    hidden,
  };
}
