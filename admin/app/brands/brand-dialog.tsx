import {
  BRAND_DESCRIPTION_MAX_LENGTH,
  BRAND_NAME_MAX_LENGTH,
} from '@dp/contract/staff/brand-values.ts';
import type { StaffBrand } from '@dp/contract/staff/brands.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { TextArea, TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { useAction } from '../parts/use-action.ts';
import { useUploads } from '../photographs/use-uploads.ts';
import { BrandConflict, type BrandFields } from './brand-conflict.tsx';
import { LogoField } from './logo-field.tsx';

const LANGUAGES = ['ar', 'en'] as const;

/** Adds a brand, or changes one. */
export function BrandDialog({
  brand,
  onClose,
}: {
  readonly brand: StaffBrand | undefined;
  readonly onClose: () => void;
}) {
  const t = useTranslations('brands');
  const { revalidate } = useRevalidator();
  const [logo, setLogo] = useState<StoredPictureFacts | null>(brand?.logo ?? null);
  const uploading = useUploads(setLogo);
  const [conflict, setConflict] = useState<Conflict<StaffBrand> & { readonly mine: BrandFields }>();
  const saved = async () => {
    onClose();
    showToast(t('saved'), { look: 'ok' });
    await revalidate();
  };
  const change = async (id: number, mine: BrandFields, version: number) => {
    try {
      await call('editBrand', { params: { id }, body: { ...bodyOf(mine), version } });
    } catch (error) {
      const found = conflictOf<StaffBrand>(error);
      if (found === undefined) throw error;
      return setConflict({ ...found, mine });
    }
    await saved();
  };
  const changing = useAction(change);
  const form = useSubmit(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '');
    const mine = {
      name_ar: text('name_ar'),
      name_en: text('name_en'),
      description_ar: text('description_ar'),
      description_en: text('description_en'),
      logo,
    };
    if (brand !== undefined) return change(brand.id, mine, brand.version);
    await call('addBrand', { body: bodyOf(mine) });
    await saved();
  });
  const title = brand === undefined ? t('add') : t('change');
  const isSending = uploading.uploads.some(({ state }) => state !== 'failed');
  return (
    <Dialog open onClose={onClose} title={title}>
      <CallForm form={form} label={title}>
        {LANGUAGES.map((language) => (
          <TextField
            key={language}
            name={`name_${language}`}
            label={t(`nameIn.${language}`)}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            autoComplete="off"
            maxLength={BRAND_NAME_MAX_LENGTH}
            defaultValue={brand?.[`name_${language}`]}
            error={form.problem(`name_${language}`)}
          />
        ))}
        <LogoField logo={logo} uploading={uploading} onRemove={() => setLogo(null)} />
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            name={`description_${language}`}
            label={t(`descriptionIn.${language}`)}
            optional
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            rows={3}
            maxLength={BRAND_DESCRIPTION_MAX_LENGTH}
            defaultValue={brand?.[`description_${language}`]}
            error={form.problem(`description_${language}`)}
          />
        ))}
        <Button type="submit" full busy={form.busy || isSending}>
          {t('save')}
        </Button>
      </CallForm>
      {brand === undefined || conflict === undefined ? null : (
        <BrandConflict
          theirs={conflict.current}
          mine={conflict.mine}
          busy={changing.busy}
          onTakeTheirs={() => {
            onClose();
            void revalidate();
          }}
          onSaveMine={() => changing.run(brand.id, conflict.mine, conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}

function bodyOf({ logo, ...texts }: BrandFields) {
  return { ...texts, logo_id: logo?.id ?? null };
}
