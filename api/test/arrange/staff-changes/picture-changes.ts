import type { pictureCalls } from '@dp/contract/staff/picture-calls.ts';
import { photograph } from '../photographs.ts';
import type { ChangesOf } from './staff-change.ts';

export const pictureChanges: ChangesOf<typeof pictureCalls> = {
  uploadPicture: async (office) => ({
    as: await office.signIn('content'),
    input: { body: await photograph() },
    action: 'picture.upload',
  }),
  cropPicture: async (office) => {
    const as = await office.signIn('content');
    const { body } = await office.call('uploadPicture', { body: await photograph() }, { as });
    const half = { left: 0, top: 0, width: 0.5, height: 0.5, light_id: null };
    return { as, input: { params: { id: body.data.id }, body: half }, action: 'picture.crop' };
  },
};
