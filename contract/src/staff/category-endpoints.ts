import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters, okResponse } from '../fields.ts';
import * as categories from './categories.ts';
import type { categoryCalls } from './category-calls.ts';

export const categoryEndpoints = {
  listStaffCategories: {
    summary: 'Every category, each followed by those below it',
    response: categories.staffCategoriesResponse,
  },
  addCategory: {
    summary: 'Add a category, last among those at its place',
    body: categories.addCategoryBody,
    response: categories.staffCategoryResponse,
  },
  editCategory: {
    summary: "Change a category's names, texts and picture",
    params: idParameters,
    body: categories.editCategoryBody,
    response: categories.staffCategoryResponse,
  },
  moveCategory: {
    summary: 'Put a category before another one or last, there or below another',
    params: idParameters,
    body: categories.moveCategoryBody,
    response: okResponse,
  },
  removeCategory: {
    summary: 'Remove a category; for `products.edit` too where products move to another one',
    params: idParameters,
    body: categories.removeCategoryBody,
    response: categories.removedCategoryResponse,
  },
} as const satisfies Record<keyof typeof categoryCalls, EndpointSchemas>;
