import type { Brand } from '@dp/contract/brands.ts';
import type { Picture } from '@dp/contract/pictures.ts';
import { smallPicture } from '../products/product-summary.ts';

/** What a tile shows of a brand. */
export interface BrandTile {
  readonly id: number;
  readonly name: string;
  readonly logo?: Picture;
  readonly productCount: number;
}

/** Widest logo a tile shows, in CSS pixels times the densest usual screen. */
const TILE_LOGO_MAX = 480;

/** The part of a brand that a tile needs. */
export function brandTile({ id, name, logo, product_count }: Brand): BrandTile {
  return {
    id,
    name,
    ...(logo === null ? {} : { logo: smallPicture(logo, TILE_LOGO_MAX) }),
    productCount: product_count,
  };
}

/** The address of a brand's products. */
export function brandAddress(id: number): string {
  return `/product-brands/${id}`;
}
