import type { categoryCalls } from '@dp/contract/staff/category-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import type { ChangesOf } from './staff-change.ts';

const BODY = { name_ar: 'مكاتب', name_en: 'Desks', picture_id: null };
const TOP = { ...BODY, parent_id: null };

async function arrangeCategory(office: TestBackOffice) {
  const as = await office.signIn('content');
  const { body } = await office.call('addCategory', { body: TOP }, { as });
  return { as, params: { id: body.data.id }, version: body.data.version };
}

export const categoryChanges: ChangesOf<typeof categoryCalls> = {
  addCategory: async (office) => ({
    as: await office.signIn('content'),
    input: { body: TOP },
    action: 'category.add',
  }),
  editCategory: async (office) => {
    const { as, params, version } = await arrangeCategory(office);
    const body = { ...BODY, name_en: 'Studies', version };
    return { as, input: { params, body }, action: 'category.edit' };
  },
  moveCategory: async (office) => {
    const { params: above } = await arrangeCategory(office);
    const { as, params } = await arrangeCategory(office);
    const body = { parent_id: above.id, before: null };
    return { as, input: { params, body }, action: 'category.move' };
  },
  removeCategory: async (office) => {
    const { as, params, version } = await arrangeCategory(office);
    const body = { version, products_to: null };
    return { as, input: { params, body }, action: 'category.remove' };
  },
};
