import { brandListResponse, brandResponse } from './brands.ts';
import { bulbCountsResponse, findBulbsBody } from './bulbs.ts';
import { carouselResponse } from './carousel.ts';
import { categoryChildrenResponse, categoryListResponse } from './categories.ts';
import { emptyBody, idParameters, okResponse, pageBody } from './fields.ts';
import { fittingProductsResponse } from './fitting.ts';
import { homeSectionsResponse, roomsResponse } from './home-sections.ts';
import { pageParameters, pageResponse } from './pages.ts';
import * as products from './products.ts';
import * as search from './search.ts';

/** The calls that show the catalogue. */
export const catalogEndpoints = {
  listProducts: {
    summary: 'All products, with facets',
    body: products.listProductsBody,
    response: products.productListResponse,
  },
  listFeaturedProducts: {
    summary:
      'Featured products; with a category those of it, then the first of each sub-category, then the rest of its list',
    body: products.featuredBody,
    response: products.featuredProductsResponse,
  },
  getProduct: {
    summary: 'One product',
    params: idParameters,
    body: emptyBody,
    response: products.productResponse,
  },
  getProductPreview: {
    summary:
      'A product as staff are about to save it, by the link that they made; it works for an hour',
    body: products.productPreviewBody,
    response: products.productResponse,
  },
  listFittingProducts: {
    summary: 'Bulbs, dimmers and drivers that fit a product, each with the reason',
    params: idParameters,
    body: emptyBody,
    response: fittingProductsResponse,
  },
  searchProducts: {
    summary: 'Search products',
    query: search.searchQuery,
    body: products.listProductsBody,
    response: search.searchResponse,
  },
  suggestSearch: {
    summary: 'Suggestions while typing',
    query: search.searchQuery,
    body: emptyBody,
    response: search.suggestResponse,
  },
  reportUntappedSearch: {
    summary: 'A search was left without opening any product',
    query: search.searchQuery,
    body: emptyBody,
    response: okResponse,
  },
  listCategoryProducts: {
    summary: "A category's products, those of its sub-categories included",
    params: idParameters,
    body: products.listProductsBody,
    response: products.categoryProductsResponse,
  },
  listProductsByCategory: {
    summary: "A category's products, those of its sub-categories included",
    body: products.byCategoryBody,
    response: products.categoryProductsResponse,
  },
  listProductsByBrand: {
    summary: "A brand's products",
    body: products.byBrandBody,
    response: products.productListResponse,
  },
  findBulbs: {
    summary: 'Count bulbs by cap, light colour and wattage',
    body: findBulbsBody,
    response: bulbCountsResponse,
  },
  listCartProducts: {
    summary: "A cart's products with today's prices and stock",
    body: products.cartProductsBody,
    response: products.cartProductsResponse,
  },
  listHomeSections: {
    summary: 'Sections of the home page with their products',
    body: pageBody,
    response: homeSectionsResponse,
  },
  listRooms: {
    summary: 'Rooms with products for them',
    body: pageBody,
    response: roomsResponse,
  },
  listCarousel: { summary: 'Slides of the home page', body: pageBody, response: carouselResponse },
  listCategories: {
    summary: 'Top categories',
    body: pageBody,
    response: categoryListResponse,
  },
  listCategoryChildren: {
    summary: "A category's sub-categories",
    params: idParameters,
    body: pageBody,
    response: categoryChildrenResponse,
  },
  listBrands: { summary: 'All brands', body: pageBody, response: brandListResponse },
  getBrand: {
    summary: 'One brand',
    params: idParameters,
    body: emptyBody,
    response: brandResponse,
  },
  listHomeBrands: {
    summary: 'Brands of the home page',
    body: pageBody,
    response: brandListResponse,
  },
  getPage: { summary: 'A page of text', params: pageParameters, response: pageResponse },
} as const;
