import type { pictureCalls } from '@dp/contract/staff/picture-calls.ts';
import { lampPair, STEADY } from '../lamp-pairs.ts';
import { photograph } from '../photographs.ts';
import type { ChangesOf } from './staff-change.ts';

export const pictureChanges: ChangesOf<typeof pictureCalls> = {
  uploadPicture: async (office) => ({
    as: await office.signIn('content'),
    input: { body: await photograph() },
    action: 'picture.upload',
  }),
  pairPhotographs: async (office) => {
    const as = await office.signIn('content');
    const pair = await lampPair('dp-tf-0004', 256, STEADY);
    const upload = async (body: Buffer) =>
      (await office.call('uploadPicture', { body }, { as })).body.data.id;
    const body = { first_id: await upload(pair.off), second_id: await upload(pair.on) };
    return { as, input: { body }, action: 'picture.pair' };
  },
  cropPicture: async (office) => {
    const as = await office.signIn('content');
    const { body } = await office.call('uploadPicture', { body: await photograph() }, { as });
    const half = { left: 0, top: 0, width: 0.5, height: 0.5, light_id: null };
    return { as, input: { params: { id: body.data.id }, body: half }, action: 'picture.crop' };
  },
};
