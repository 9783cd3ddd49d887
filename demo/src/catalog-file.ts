import { readFile } from 'node:fs/promises';
import { demoCatalogFile } from './demo-catalog.ts';

interface Specs {
  kind: string;
  finish?: string[];
  material?: string[];
  base?: string;
  watt?: number;
  lumen?: number;
  cri?: number;
  ip?: number;
  energy_class?: string;
  lamps?: number;
  pack_size?: number;
  rgb?: boolean;
  cct_kelvin?: number[];
  dimensions?: { diameter_mm?: number; length_mm?: number; height_mm?: number };
}

interface Text {
  ar: string;
  en: string;
}

/** The parts of the demo catalogue file that its pictures and its tests need. */
export interface CatalogFile {
  brands: { slug: string; name: Text; description: Text; logo: string; position: number }[];
  categories: {
    slug: string;
    parent: string | null;
    name: Text;
    description: Text;
    picture: string;
    light_picture?: string;
    position: number;
  }[];
  products: {
    sku: string;
    slug: string;
    name: Text;
    description: Text;
    brand: string;
    category: string;
    list_price: number;
    discount: number;
    tiers?: { from: number; percent: number }[];
    stock: number;
    /** False, or the place among the featured products. */
    featured: number | false;
    published: boolean;
    pictures: { file: string; light_file?: string; alt: Text; room?: string }[];
    specs: Specs;
  }[];
  carousel: {
    slug: string;
    title: Text;
    subtitle: Text;
    action: Text;
    picture: string;
    light_picture?: string;
    link: { category: string } | { brand: string } | { product: string };
    position: number;
  }[];
  home_sections: { slug: string; title: Text; products?: string[] }[];
}

/** Reads the demo catalogue. It is our own file: what it must hold is proven by its tests. */
export async function readDemoCatalog(): Promise<CatalogFile> {
  return JSON.parse(await readFile(demoCatalogFile, 'utf8')) as CatalogFile;
}
