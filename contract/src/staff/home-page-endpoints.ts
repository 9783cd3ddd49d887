import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters, okResponse } from '../fields.ts';
import * as home from './home-page.ts';
import type { homePageCalls } from './home-page-calls.ts';

export const homePageEndpoints = {
  getHomeChoices: {
    summary: 'Categories, brands and tags that sections and slides can name',
    response: home.homeChoicesResponse,
  },
  findChoosableProducts: {
    summary: 'Products that a text finds, on sale or not',
    query: home.findChoosableQuery,
    response: home.choosableProductsResponse,
  },
  listStaffSections: {
    summary: 'Every section of the home page in its order, whether it shows today, and what',
    response: home.staffSectionsResponse,
  },
  previewSection: {
    summary: 'What a section with these conditions would show now',
    body: home.previewSectionBody,
    response: home.previewSectionResponse,
  },
  addSection: {
    summary: 'Add a section, last in the order',
    body: home.addSectionBody,
    response: home.staffSectionResponse,
  },
  editSection: {
    summary: 'Change a section, or hide it',
    params: idParameters,
    body: home.editSectionBody,
    response: home.staffSectionResponse,
  },
  moveSection: {
    summary: 'Put a section before another one, or last',
    params: idParameters,
    body: home.moveHomePartBody,
    response: okResponse,
  },
  removeSection: {
    summary: 'Remove a section',
    params: idParameters,
    body: home.removeHomePartBody,
    response: okResponse,
  },
  listStaffSlides: {
    summary: 'Every slide in its order, and whether it shows today',
    response: home.staffSlidesResponse,
  },
  addSlide: {
    summary: 'Add a slide, last in the order',
    body: home.addSlideBody,
    response: home.staffSlideResponse,
  },
  editSlide: {
    summary: 'Change a slide, or hide it',
    params: idParameters,
    body: home.editSlideBody,
    response: home.staffSlideResponse,
  },
  moveSlide: {
    summary: 'Put a slide before another one, or last',
    params: idParameters,
    body: home.moveHomePartBody,
    response: okResponse,
  },
  removeSlide: {
    summary: 'Remove a slide',
    params: idParameters,
    body: home.removeHomePartBody,
    response: okResponse,
  },
} as const satisfies Record<keyof typeof homePageCalls, EndpointSchemas>;
