import type { StaffBrand } from '@dp/contract/staff/brands.ts';
import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Award, Plus } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { GroupDialog } from '../groups/group-dialog.tsx';
import type { GroupFields } from '../groups/group-fields.ts';
import styles from '../groups/groups.module.css';
import { RowPlace } from '../groups/place-buttons.tsx';
import { useGroupColumns } from '../groups/use-group-columns.tsx';
import { DataList } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAction } from '../parts/use-action.ts';
import type { Route } from './+types/brands-page.ts';

type Brand = StaffCallOutput<'listStaffBrands'>['data'][number];

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('listStaffBrands', { signal })).data;
}

/** Every brand in the shop's order, each to edit and to move. */
export default function BrandsPage({ loaderData: brands }: Route.ComponentProps) {
  const t = useTranslations('brands');
  const group = useTranslations('groups');
  const locale = useLocale();
  const { number } = useFormat();
  const { revalidate } = useRevalidator();
  const [edited, setEdited] = useState<Brand | 'new'>();
  const nameOf = (brand: Brand) => (locale === 'ar' ? brand.name_ar : brand.name_en);
  const moving = useAction(async (brand: Brand, place: number) => {
    const others = brands.filter((each) => each !== brand);
    const body = { before: others[place]?.id ?? null };
    await call('moveBrand', { params: { id: brand.id }, body });
    await revalidate();
    showToast(t('moved', { name: nameOf(brand), place: number(place + 1) }));
  });
  const restoring = useAction(async (brand: Brand, before: number | null) => {
    const body = bodyOf({ ...brand, picture: brand.logo });
    const { id } = (await call('addBrand', { body })).data;
    await call('moveBrand', { params: { id }, body: { before } });
    await revalidate();
    showToast(group('undone'));
  });
  const removing = useAction(async (brand: Brand) => {
    const { id, version } = brand;
    const next = brands[brands.indexOf(brand) + 1]?.id ?? null;
    await call('removeBrand', { params: { id }, body: { version } });
    setEdited(undefined);
    showToast(t('removed', { name: nameOf(brand) }), {
      action: { label: group('undo'), run: () => restoring.run(brand, next) },
    });
    await revalidate();
  });
  const columns = useGroupColumns<Brand>({
    header: t('brand'),
    pictureOf: ({ logo }) => logo,
    drawn: true,
  });
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <Button icon={<Icon of={Plus} />} onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      }
    >
      {brands.length === 0 ? (
        <EmptyState icon={Award} title={t('empty.title')} text={t('empty.text')} />
      ) : (
        <DataList
          label={t('title')}
          columns={columns}
          rows={brands}
          rowKey={({ id }) => id}
          pending={moving.busy}
          rowActions={(brand) => (
            <span className={styles.actions}>
              <RowPlace
                list="brands"
                name={nameOf(brand)}
                place={brands.indexOf(brand)}
                of={brands.length}
                onMove={(place) => moving.run(brand, place)}
              />
              <Button
                look="secondary"
                size="small"
                aria-label={group('editOf', { name: nameOf(brand) })}
                onClick={() => setEdited(brand)}
              >
                {group('edit')}
              </Button>
            </span>
          )}
        />
      )}
      {edited === undefined ? null : (
        <GroupDialog<StaffBrand>
          title={edited === 'new' ? t('add') : t('change')}
          record={edited === 'new' ? undefined : edited}
          fieldsOf={({ logo, ...brand }) => ({ ...brand, picture: logo })}
          save={(fields, version) => {
            const body = bodyOf(fields);
            if (edited === 'new' || version === undefined) return call('addBrand', { body });
            return call('editBrand', { params: { id: edited.id }, body: { ...body, version } });
          }}
          savedText={t('saved')}
          pictureWords={{ label: t('logo'), choose: t('chooseLogo'), remove: t('removeLogo') }}
          drawn
          earlier={(props) => (
            <EarlierStates kind="brand" id={edited === 'new' ? REMOVED : edited.id} {...props} />
          )}
          more={
            edited === 'new' ? null : (
              <Button
                look="secondary"
                full
                busy={removing.busy}
                onClick={() => removing.run(edited)}
              >
                {t('remove')}
              </Button>
            )
          }
          onClose={() => setEdited(undefined)}
        />
      )}
    </PageFrame>
  );
}

function bodyOf({ name_ar, name_en, description_ar, description_en, picture }: GroupFields) {
  return { name_ar, name_en, description_ar, description_en, logo_id: picture?.id ?? null };
}
