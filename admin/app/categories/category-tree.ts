import type { Locale } from '@dp/contract/locale.ts';
import { CATEGORY_DEPTH_MAX } from '@dp/contract/staff/group-values.ts';

interface Category {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name_ar: string;
  readonly name_en: string;
}

/** The tree of categories, in the order of their list. */
export class StaffCategoryTree<C extends Category> {
  readonly #all: readonly C[];
  readonly #byId: ReadonlyMap<number, C>;

  constructor(all: readonly C[]) {
    this.#all = all;
    this.#byId = new Map(all.map((category) => [category.id, category]));
  }

  find(id: number): C | undefined {
    return this.#byId.get(id);
  }

  /** Those right below one, or the top ones. */
  below(id: number | null): readonly C[] {
    return this.#all.filter(({ parent_id }) => parent_id === id);
  }

  /** From the top one to the category itself. */
  path(category: C): readonly C[] {
    const parent = category.parent_id === null ? undefined : this.#byId.get(category.parent_id);
    return parent === undefined ? [category] : [...this.path(parent), category];
  }

  /** Its name after those of the categories above it. */
  pathName(category: C, locale: Locale): string {
    return this.path(category)
      .map((each) => each[`name_${locale}`])
      .join(' › ');
  }

  /** Whether another one can be added below it. */
  mayHaveMore(category: C): boolean {
    return this.path(category).length < CATEGORY_DEPTH_MAX;
  }

  /** Where a category can be put: not below itself, and not too deep with all below it. */
  possibleParents(category: C): readonly C[] {
    const levels = this.#levels(category);
    return this.#all.filter((each) => {
      const path = this.path(each);
      return !path.includes(category) && path.length + levels <= CATEGORY_DEPTH_MAX;
    });
  }

  #levels(category: C): number {
    return 1 + Math.max(0, ...this.below(category.id).map((child) => this.#levels(child)));
  }
}
