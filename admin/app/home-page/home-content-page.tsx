import { call } from '../api/client.ts';
import { StaffApiError } from '../api/staff-api-error.ts';
import type { Route } from './+types/home-content-page.ts';
import { HomeLists } from './home-lists.tsx';
import { SectionEditor } from './section-editor.tsx';
import { SlideEditor } from './slide-editor.tsx';

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const { part, id } = params;
  const [sections, slides, choices] = await Promise.all([
    call('listStaffSections', { signal }),
    call('listStaffSlides', { signal }),
    call('getHomeChoices', { signal }),
  ]);
  const lists = { sections: sections.data, slides: slides.data, choices: choices.data };
  if (part === undefined) return { ...lists, kind: 'lists' } as const;
  const isThis = (each: { readonly id: number }) => String(each.id) === id;
  if (part === 'slides' && (id === 'new' || lists.slides.some(isThis))) {
    return { ...lists, kind: 'slide', slide: lists.slides.find(isThis) } as const;
  }
  if (part === 'sections' && (id === 'new' || lists.sections.some(isThis))) {
    return { ...lists, kind: 'section', section: lists.sections.find(isThis) } as const;
  }
  throw new StaffApiError({ status: 404, code: 'route_not_found' });
}

/** The shop's home page: its slides and sections, or one of them to edit. */
export default function HomeContentPage({ loaderData: data }: Route.ComponentProps) {
  switch (data.kind) {
    case 'lists':
      return <HomeLists sections={data.sections} slides={data.slides} />;
    case 'slide':
      // Another slide begins with fields of its own.
      return <SlideEditor key={data.slide?.id} slide={data.slide} choices={data.choices} />;
    case 'section':
      return <SectionEditor key={data.section?.id} section={data.section} choices={data.choices} />;
  }
}
