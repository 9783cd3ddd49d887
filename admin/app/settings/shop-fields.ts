import { ORDER_PREFIX_MAX_LENGTH } from '@dp/contract/order-numbers.ts';
import { ONBOARDING_PICTURES, SHOP_DRAWINGS } from '@dp/contract/shop-details.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import {
  SHOP_NAME_MAX_LENGTH,
  SHOP_TAX_TEXT_MAX_LENGTH,
  SHOP_TEXT_MAX_LENGTH,
  SHOP_TITLE_MAX_LENGTH,
  SHOP_URL_MAX_LENGTH,
} from '@dp/contract/staff/shop-setting-values.ts';
import type { StaffShopSettings } from '@dp/contract/staff/shop-settings.ts';

export const SHOP_PICTURES = [...SHOP_DRAWINGS, ...ONBOARDING_PICTURES] as const;
type ShopPicture = (typeof SHOP_PICTURES)[number];
export type ShopField = Exclude<keyof StaffShopSettings, 'version' | ShopPicture>;
/** The settings as they are typed; an empty text is not set. */
export type ShopFields = Readonly<Record<ShopField, string>> &
  Readonly<Record<ShopPicture, StoredPictureFacts | null>>;

interface FieldLook {
  readonly name: ShopField;
  readonly look: 'ar' | 'en' | 'title' | 'tel' | 'email' | 'url' | 'number' | 'code' | 'letters';
  readonly required?: boolean;
  readonly hint?: boolean;
  readonly maxLength: number;
}

const name = (field: 'name_ar' | 'name_en', look: 'ar' | 'en'): FieldLook => ({
  name: field,
  look,
  required: true,
  maxLength: SHOP_NAME_MAX_LENGTH,
});
const words = (field: ShopField, look: 'ar' | 'en'): FieldLook => ({
  name: field,
  look,
  maxLength: SHOP_TEXT_MAX_LENGTH,
});
const page = (field: ShopField): FieldLook => ({
  name: field,
  look: 'url',
  maxLength: SHOP_URL_MAX_LENGTH,
});

const taxText = (field: ShopField): FieldLook => ({
  name: field,
  look: 'title',
  maxLength: SHOP_TAX_TEXT_MAX_LENGTH,
});

/** The sections of the form, each with its fields; `hint`: the words say more below the field. */
export const SHOP_SECTIONS = [
  {
    name: 'names',
    fields: [
      name('name_ar', 'ar'),
      name('name_en', 'en'),
      {
        name: 'title',
        look: 'title',
        required: true,
        hint: true,
        maxLength: SHOP_TITLE_MAX_LENGTH,
      },
      {
        name: 'order_prefix',
        look: 'letters',
        required: true,
        hint: true,
        maxLength: ORDER_PREFIX_MAX_LENGTH,
      },
    ],
  },
  {
    name: 'contacts',
    fields: [
      { name: 'phone', look: 'tel', hint: true, maxLength: 40 },
      { name: 'whatsapp', look: 'tel', hint: true, maxLength: 40 },
      { name: 'email', look: 'email', maxLength: 254 },
      { name: 'contact_email', look: 'email', hint: true, maxLength: 254 },
    ],
  },
  {
    name: 'place',
    fields: [
      words('address_ar', 'ar'),
      words('address_en', 'en'),
      words('hours_ar', 'ar'),
      words('hours_en', 'en'),
      { ...page('map_url'), hint: true },
    ],
  },
  {
    name: 'elsewhere',
    fields: [page('facebook'), page('instagram'), page('tiktok'), page('youtube')],
  },
  {
    name: 'tax',
    fields: [
      { name: 'tax_number', look: 'number', hint: true, maxLength: 20 },
      { name: 'commercial_register', look: 'number', maxLength: 20 },
    ],
  },
  {
    name: 'receipt',
    fields: [
      { name: 'tax_branch_code', look: 'number', hint: true, maxLength: 20 },
      { name: 'tax_activity_code', look: 'number', hint: true, maxLength: 10 },
      { name: 'tax_device_serial', look: 'code', hint: true, maxLength: SHOP_TAX_TEXT_MAX_LENGTH },
      taxText('tax_governorate'),
      taxText('tax_city'),
      taxText('tax_street'),
      taxText('tax_building'),
      { name: 'tax_postal_code', look: 'number', maxLength: 10 },
    ],
  },
] as const satisfies readonly { readonly name: string; readonly fields: readonly FieldLook[] }[];

export const SHOP_FIELD_NAMES: readonly ShopField[] = SHOP_SECTIONS.flatMap(({ fields }) =>
  fields.map((field) => field.name),
);

/** The settings as the form shows them. */
export function shopFieldsOf(settings: StaffShopSettings): ShopFields {
  const texts = SHOP_FIELD_NAMES.map((field) => [field, settings[field] ?? '']);
  const pictures = SHOP_PICTURES.map((picture) => [picture, settings[picture]]);
  return {
    ...(Object.fromEntries(texts) as Record<ShopField, string>),
    ...(Object.fromEntries(pictures) as Record<ShopPicture, StoredPictureFacts | null>),
  };
}
