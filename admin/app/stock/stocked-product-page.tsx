import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { Figures } from '../parts/figures.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PictureLine } from '../parts/picture-line.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/stocked-product-page.ts';
import { ChangeStockSection } from './change-stock-section.tsx';
import { MovementsSection } from './movements-section.tsx';
import { ShelfSection } from './shelf-section.tsx';
import styles from './stock.module.css';
import { StockBadge } from './stock-badge.tsx';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const [product, movements] = await Promise.all([
    call('getStock', { params: { id }, signal }),
    call('listMovements', { params: { id }, query: { before }, signal }),
  ]);
  return { product: product.data, movements };
}

/** A product's stock, what moved it, and a form to change it by reason. */
export default function StockedProductPage({
  loaderData: { product, movements },
}: Route.ComponentProps) {
  const t = useTranslations('stock');
  const { number } = useFormat();
  return (
    <PageFrame title={product.name} back="/stock">
      <Columns
        first="side"
        side={
          <>
            <Section title={t('now')} action={<StockBadge product={product} />}>
              <PictureLine
                picture={product.image}
                title={<bdi dir="ltr">{product.sku}</bdi>}
                detail={
                  product.shelf === null ? t('noShelf') : t('onShelf', { shelf: product.shelf })
                }
              />
              <div className={styles.figures}>
                <Figures
                  of={[
                    [t('sellable'), number(product.sellable)],
                    [t('promised'), number(product.promised)],
                    [t('onHand'), number(product.on_hand)],
                    [t('wantedBy'), number(product.wanted_by)],
                  ]}
                />
              </div>
              <p className={styles.soft}>{t('promisedText')}</p>
            </Section>
            <ChangeStockSection key={product.id} product={product} />
            <ShelfSection key={`shelf ${product.id}`} product={product} />
          </>
        }
        main={<MovementsSection movements={movements} />}
      />
    </PageFrame>
  );
}
