import type { homePageCalls } from '@dp/contract/staff/home-page-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { sectionBody, slideBody } from '../home-page.ts';
import type { ChangesOf } from './staff-change.ts';

const SECTION = sectionBody();
const SLIDE = slideBody();

async function arrangeSection(office: TestBackOffice) {
  const as = await office.signIn('content');
  const { body } = await office.call('addSection', { body: SECTION }, { as });
  return { as, params: { id: body.data.id }, version: body.data.version };
}

async function arrangeSlide(office: TestBackOffice) {
  const as = await office.signIn('content');
  const { body } = await office.call('addSlide', { body: SLIDE }, { as });
  return { as, params: { id: body.data.id }, version: body.data.version };
}

export const homeChanges: ChangesOf<typeof homePageCalls> = {
  addSection: async (office) => ({
    as: await office.signIn('content'),
    input: { body: SECTION },
    action: 'section.add',
  }),
  editSection: async (office) => {
    const { as, params, version } = await arrangeSection(office);
    const body = { ...SECTION, hidden: true, version };
    return { as, input: { params, body }, action: 'section.edit' };
  },
  moveSection: async (office) => {
    const { params: first } = await arrangeSection(office);
    const { as, params } = await arrangeSection(office);
    return { as, input: { params, body: { before: first.id } }, action: 'section.move' };
  },
  removeSection: async (office) => {
    const { as, params, version } = await arrangeSection(office);
    return { as, input: { params, body: { version } }, action: 'section.remove' };
  },
  addSlide: async (office) => ({
    as: await office.signIn('content'),
    input: { body: SLIDE },
    action: 'slide.add',
  }),
  editSlide: async (office) => {
    const { as, params, version } = await arrangeSlide(office);
    const body = { ...SLIDE, title_en: 'Winter', version };
    return { as, input: { params, body }, action: 'slide.edit' };
  },
  moveSlide: async (office) => {
    const { params: first } = await arrangeSlide(office);
    const { as, params } = await arrangeSlide(office);
    return { as, input: { params, body: { before: first.id } }, action: 'slide.move' };
  },
  removeSlide: async (office) => {
    const { as, params, version } = await arrangeSlide(office);
    return { as, input: { params, body: { version } }, action: 'slide.remove' };
  },
};
