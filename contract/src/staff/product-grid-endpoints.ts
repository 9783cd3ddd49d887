import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody, idParameters } from '../fields.ts';
import * as grid from './product-grid.ts';
import type { productGridCalls } from './product-grid-calls.ts';

export const productGridEndpoints = {
  listGridProducts: {
    summary: 'The ids of all products that fit, in their order, and the first rows',
    query: grid.listGridProductsQuery,
    response: grid.gridProductsResponse,
  },
  readGridRows: {
    summary: 'Some products as rows of the grid',
    body: grid.readGridRowsBody,
    response: grid.gridRowsResponse,
  },
  saveGridRows: {
    summary: 'Save edited products row by row, as one save that can be undone',
    body: grid.saveGridRowsBody,
    response: grid.saveGridRowsResponse,
  },
  listGridSaves: {
    summary: 'The latest saves of the grid',
    response: grid.gridSavesResponse,
  },
  undoGridSave: {
    summary: 'Change back some products of a save; again until none is pending',
    params: idParameters,
    body: emptyBody,
    response: grid.gridSaveResponse,
  },
} as const satisfies Record<keyof typeof productGridCalls, EndpointSchemas>;
