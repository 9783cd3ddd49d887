import type { GroupFields } from '../groups/group-fields.ts';

/** What the API takes of a category's fields. */
export function categoryBody(fields: GroupFields) {
  const { name_ar, name_en, description_ar, description_en, picture } = fields;
  return {
    name_ar,
    name_en,
    description_ar,
    description_en,
    picture_id: picture?.id ?? null,
    light_id: picture?.light_id ?? null,
  };
}
