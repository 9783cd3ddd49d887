import { readFile } from 'node:fs/promises';
import { demoCatalogFile } from './demo-catalog.ts';
import type { DrawnSpecs } from './drawings/look.ts';

interface Text {
  ar: string;
  en: string;
}

/** The parts of the demo catalogue file that drawing its pictures needs. */
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
    stock: number;
    featured: boolean;
    published: boolean;
    pictures: { file: string; light_file?: string; alt: Text }[];
    specs: DrawnSpecs & { lumen?: number; cri?: number; ip?: number; energy_class?: string };
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
}

/** Reads the demo catalogue. It is our own file: what it must hold is proven by its tests. */
export async function readDemoCatalog(): Promise<CatalogFile> {
  return JSON.parse(await readFile(demoCatalogFile, 'utf8')) as CatalogFile;
}
