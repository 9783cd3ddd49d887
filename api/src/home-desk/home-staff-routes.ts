import type { Locale } from '@dp/contract/locale.ts';
import type { StaffSection, StaffSlide } from '@dp/contract/staff/home-page.ts';
import type { SlideRow } from '../carousel/slide-rows.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import type { HomeSectionRow } from '../home-sections/home-section-queries.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { addHomePart } from './add-home-part.ts';
import { chooseSlidePicture } from './choose-slide-picture.ts';
import { editHomePart } from './edit-home-part.ts';
import * as queries from './home-desk-queries.ts';
import { SECTION, SLIDE } from './home-parts.ts';
import { openDeskView } from './home-state.ts';
import { moveHomePart } from './move-home-part.ts';
import { removeHomePart } from './remove-home-part.ts';
import { presentSections, sectionFields } from './section-desk.ts';
import { presentSlides, slideFields } from './slide-desk.ts';

const OK = { data: { ok: true } } as const;

/** Sections and slides of the home page in the back office; each change shows in the shop at once. */
export function addHomeStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  add('getHomeChoices', async ({ staff }) => ({ data: await queries.getHomeChoices(deps, staff) }));
  add('findChoosableProducts', async ({ query: { text }, staff, locale }) => ({
    data: await queries.findChoosableProducts(deps, staff, text, locale),
  }));
  addSectionRoutes(add, deps);
  addSlideRoutes(add, deps);
}

function addSectionRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const presenter = async (locale: Locale) => {
    const view = await openDeskView(deps);
    return async (db: Db, row: HomeSectionRow) => {
      const [section] = await presentSections({ ...view, db }, [row], locale);
      return section as StaffSection;
    };
  };
  add('listStaffSections', async ({ staff, locale }) => ({
    data: await queries.listStaffSections(deps, staff, locale),
  }));
  add('previewSection', async ({ body, staff, locale }) => ({
    data: await queries.previewSection(deps, staff, body, locale),
  }));
  add('addSection', async ({ body, staff, locale }) => {
    const present = await presenter(locale);
    const row = await addHomePart(deps, staff, SECTION, sectionFields(body));
    deps.catalog.changed();
    return { data: await present(deps.db, row) };
  });
  add('editSection', async ({ params: { id }, body, staff, locale }) => {
    const present = await presenter(locale);
    const wanted = { id, version: body.version, fields: sectionFields(body) };
    const row = await editHomePart(deps, staff, SECTION, wanted, present);
    deps.catalog.changed();
    return { data: await present(deps.db, row) };
  });
  add('moveSection', async ({ params: { id }, body, staff }) => {
    await moveHomePart(deps, staff, SECTION, { id, before: body.before });
    deps.catalog.changed();
    return OK;
  });
  add('removeSection', async ({ params: { id }, body, staff, locale }) => {
    const present = await presenter(locale);
    await removeHomePart(deps, staff, SECTION, { id, version: body.version }, present);
    deps.catalog.changed();
    return OK;
  });
}

function addSlideRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const presenter = async (locale: Locale) => {
    const view = await openDeskView(deps);
    return async (db: Db, row: SlideRow) => {
      const [slide] = await presentSlides({ ...view, db }, [row], locale);
      return slide as StaffSlide;
    };
  };
  add('listStaffSlides', async ({ staff, locale }) => ({
    data: await queries.listStaffSlides(deps, staff, locale),
  }));
  add('addSlide', async ({ body, staff, locale }) => {
    const present = await presenter(locale);
    const picture = await chooseSlidePicture(deps, undefined, body);
    const row = await addHomePart(deps, staff, SLIDE, slideFields(body, picture));
    deps.catalog.changed();
    return { data: await present(deps.db, row) };
  });
  add('editSlide', async ({ params: { id }, body, staff, locale }) => {
    const present = await presenter(locale);
    const picture = await chooseSlidePicture(deps, id, body);
    const wanted = { id, version: body.version, fields: slideFields(body, picture) };
    const row = await editHomePart(deps, staff, SLIDE, wanted, present);
    deps.catalog.changed();
    return { data: await present(deps.db, row) };
  });
  add('moveSlide', async ({ params: { id }, body, staff }) => {
    await moveHomePart(deps, staff, SLIDE, { id, before: body.before });
    deps.catalog.changed();
    return OK;
  });
  add('removeSlide', async ({ params: { id }, body, staff, locale }) => {
    const present = await presenter(locale);
    await removeHomePart(deps, staff, SLIDE, { id, version: body.version }, present);
    deps.catalog.changed();
    return OK;
  });
}
