const SHOWN = { link: null, starts_on: null, ends_on: null, hidden: false };

/** Conditions that every product fulfils. */
export const ALL_PRODUCTS = {
  categories: [],
  except: [],
  tags: [],
  discounted: false,
  newest: false,
};

/** A body of `addSection`: eight of all products in a row, unless said otherwise. */
export const sectionBody = (fields: object = {}) => ({
  title_ar: 'مختارات',
  title_en: 'Our choice',
  look: 'row',
  selection: ALL_PRODUCTS,
  count: 8,
  ...SHOWN,
  ...fields,
});

/** A body of `addSlide`: words alone, unless said otherwise. */
export const slideBody = (fields: object = {}) => ({
  title_ar: 'الصيف',
  title_en: 'Summer',
  subtitle_ar: 'خصومات',
  subtitle_en: '',
  action_ar: '',
  action_en: '',
  picture_id: null,
  ...SHOWN,
  ...fields,
});
