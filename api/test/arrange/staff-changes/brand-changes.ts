import type { brandCalls } from '@dp/contract/staff/brand-calls.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import type { ChangesOf } from './staff-change.ts';

const BODY = { name_ar: 'شعاع', name_en: 'Ray', logo_id: null };

async function arrangeBrand(office: TestBackOffice) {
  const as = await office.signIn('content');
  const { body } = await office.call('addBrand', { body: BODY }, { as });
  return { as, params: { id: body.data.id }, version: body.data.version };
}

export const brandChanges: ChangesOf<typeof brandCalls> = {
  addBrand: async (office) => ({
    as: await office.signIn('content'),
    input: { body: BODY },
    action: 'brand.add',
  }),
  editBrand: async (office) => {
    const { as, params, version } = await arrangeBrand(office);
    const body = { ...BODY, name_en: 'Sun ray', version };
    return { as, input: { params, body }, action: 'brand.edit' };
  },
  moveBrand: async (office) => {
    const { params: first } = await arrangeBrand(office);
    const { as, params } = await arrangeBrand(office);
    return { as, input: { params, body: { before: first.id } }, action: 'brand.move' };
  },
  removeBrand: async (office) => {
    const { as, params, version } = await arrangeBrand(office);
    return { as, input: { params, body: { version } }, action: 'brand.remove' };
  },
};
