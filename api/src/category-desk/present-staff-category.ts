import type { editCategoryBody, StaffCategory } from '@dp/contract/staff/categories.ts';
import type { z } from 'zod';
import {
  auditedPasses,
  describedPicture,
  presentPicture,
  presentTexts,
  storedTexts,
} from '../catalog/group-fields.ts';
import type { CategoryFields, CategoryRow } from '../categories/category-rows.ts';
import type { PictureFacts } from '../media/picture-source.ts';

/** A category as staff edit it. */
export function presentStaffCategory(row: CategoryRow): StaffCategory {
  return {
    id: row.id,
    slug: row.slug,
    parent_id: row.parentId,
    ...presentTexts(row),
    picture: presentPicture(row.picture),
    version: row.version,
  };
}

/** A category as the audit trail shows it. */
export function auditedCategory(row: CategoryRow) {
  return { ...presentTexts(row), ...auditedPasses(row.picture) };
}

/** What is stored of a category's fields; its picture is described by its name. */
export function categoryFields(
  given: Omit<z.output<typeof editCategoryBody>, 'picture_id' | 'light_id' | 'version'>,
  picture: PictureFacts | null,
): CategoryFields {
  return {
    ...storedTexts(given),
    picture: describedPicture(picture, [given.name_ar, given.name_en]),
  };
}
