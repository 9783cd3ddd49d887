import type { StockedProduct } from '@dp/contract/staff/stock.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { SingleField } from '../parts/single-field.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** Where a product is in the stockroom: picking goes along the shelves, and counts are by shelf. */
export function ShelfSection({ product: { sku, shelf } }: { readonly product: StockedProduct }) {
  const t = useTranslations('stock');
  const { revalidate } = useRevalidator();
  const versioned = useVersionedSave();
  const move = async (from: string, to: string, done: () => void) => {
    let isSaved = false;
    await versioned(async () => {
      await call('setShelf', { body: { sku, shelf: to, seen: from } });
      isSaved = true;
      await revalidate();
      done();
    });
    return isSaved;
  };
  const undo = useAction((from: string, to: string) =>
    move(from, to, () => showToast(t('shelfUndone'))),
  );
  return (
    <Section title={t('shelf')} text={t('shelfText')}>
      <SingleField
        name="shelf"
        label={t('shelf')}
        hint={t('shelfHint')}
        saveLabel={t('shelfSave')}
        saved={shelf}
        maxLength={40}
        save={(to) =>
          move(shelf ?? '', to, () =>
            showToast(to === '' ? t('shelfRemoved') : t('shelfSaved', { shelf: to }), {
              look: 'ok',
              action: { label: t('undo'), run: () => undo.run(to, shelf ?? '') },
            }),
          )
        }
      />
    </Section>
  );
}
