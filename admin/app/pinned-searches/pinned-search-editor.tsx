import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import { isShown } from '@dp/contract/staff/is-shown.ts';
import type { PinnedSearch } from '@dp/contract/staff/search-pins.ts';
import { PINNED_PRODUCTS_MAX } from '@dp/contract/staff/search-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { ExternalLink } from 'lucide';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { ConflictDialog } from '../parts/conflict-dialog.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { useEnumeration } from '../parts/use-enumeration.ts';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { ChosenProducts } from '../product-choice/chosen-products.tsx';
import { PINNED_SEARCHES } from './pinned-search-path.ts';
import styles from './pinned-searches.module.css';

interface Fields {
  readonly products: readonly ChosenProduct[];
}

/** A search has no number: its key is part of the draft's kind. */
const ID = 1;

const fieldsOf = ({ products }: Fields): Fields => ({ products });

/** The products that come first in what a search finds, in their order. What is chosen survives a reload. */
export function PinnedSearchEditor({
  search,
  shopUrl,
  gap,
}: {
  readonly search: PinnedSearch;
  readonly shopUrl: string;
  /** The poorly served search that this mends. */
  readonly gap: string | undefined;
}) {
  const t = useTranslations('pinnedSearches');
  const { query } = search;
  const back = gap === undefined ? PINNED_SEARCHES : '/search-gaps';
  const { fields, change, isChanged, form, guard, conflict } = useRecordEditor({
    kind: `pinned search ${search.key}`,
    record: { id: ID, ...search },
    fieldsOf,
    back,
    saved: t('saved', { query }),
    save: async ({ products }, { version }) => {
      const ids = products.map(({ id }) => id);
      const { data } = await call('savePinnedSearch', {
        body: { query, version, products: ids, gap },
      });
      return { data: { id: ID, version: data.version } };
    },
  });
  const { products } = fields;
  const enumerate = useEnumeration();
  const named = (chosen: Fields) => enumerate(chosen.products.map(({ name }) => name));
  const notShown = products.filter((product) => !isShown(product)).length;
  return (
    <PageFrame
      title={t('titleOf', { query })}
      intro={gap === undefined ? t('editIntro') : t('fromGap')}
      back={back}
      narrow
      actions={
        <ButtonLink
          look="secondary"
          size="small"
          to={shopUrl}
          target="_blank"
          rel="noopener"
          icon={<Icon of={ExternalLink} size={18} directional />}
        >
          {t('seeInShop')}
        </ButtonLink>
      }
    >
      <CallForm form={form} label={t('products')}>
        <Section
          title={t('products')}
          text={t('productsText')}
          action={
            products.length === 0 ? undefined : (
              <Button look="quiet" size="small" onClick={() => change({ products: [] })}>
                {t('unpinAll')}
              </Button>
            )
          }
        >
          <div className={styles.chosen}>
            {notShown === 0 ? null : (
              <p className={styles.notShown}>{t('notShownText', { count: notShown })}</p>
            )}
            <ChosenProducts
              products={products}
              most={PINNED_PRODUCTS_MAX}
              onChange={(chosen) => change({ products: chosen })}
              error={form.problem('products')}
            />
          </div>
        </Section>
        <FormActions>
          <EarlierStates
            kind="pinned-search"
            id={search.key}
            isTyped={() => isChanged}
            onUse={(state) => change(fieldsOf(state))}
          />
          <Button
            type="submit"
            busy={form.busy}
            disabled={search.version === 0 && products.length === 0}
          >
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict === undefined ? null : (
        <ConflictDialog
          {...conflict}
          rows={[
            {
              label: t('products'),
              theirs: named(conflict.theirs) || '—',
              mine: named(conflict.mine) || '—',
            },
          ]}
        />
      )}
    </PageFrame>
  );
}
