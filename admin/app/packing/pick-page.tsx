import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { redirect, useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { ScanField } from '../scanning/scan-field.tsx';
import { useScans } from '../scanning/use-scans.ts';
import type { Route } from './+types/pick-page.ts';
import { OrderToPack } from './order-to-pack.tsx';
import styles from './packing.module.css';
import { useFreshness } from './use-freshness.ts';

/** The picking list of some orders; the address names them, so that a reload goes on. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orders = new URL(request.url).searchParams.get('orders') ?? '';
  if (!/^\d{1,9}(?:,\d{1,9})*$/.test(orders)) throw redirect('/packing');
  const { data } = await call('getPickingList', { query: { orders }, signal: request.signal });
  return data;
}

export default function PickPage({ loaderData: { orders, products } }: Route.ComponentProps) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  const locale = useLocale();
  const { revalidate } = useRevalidator();
  useFreshness();
  const pick = useAction(
    async (body: { order_id: number; product_id: number; picked: number; seen: number }) => {
      try {
        await call('pickLine', { body });
      } finally {
        // Another picker's ticks show as well.
        await revalidate();
      }
    },
  );
  const scans = useScans(async ([code = '']) => {
    const { data } = await call('scanUnit', {
      body: { orders: orders.map(({ order }) => order.id), code },
    });
    const { picked, quantity } = data;
    return { words: t('scanned', { picked, quantity }), isRefused: false };
  });
  const lineOf = (mark: number, productId: number) => {
    const order = orders.find((candidate) => candidate.mark === mark);
    const line = order?.lines.find(({ product_id }) => product_id === productId);
    return order === undefined || line === undefined ? undefined : { order, line };
  };
  return (
    <PageFrame title={t('picking')} back="/packing" actions={<PrintButton />}>
      <div className={styles.scan}>
        <ScanField scans={scans} label={t('scan')} hint={t('scanHint')} />
      </div>
      <Columns
        main={
          <Section title={t('shelves')}>
            <ul>
              {products.map((product) => (
                <li key={product.product_id} className={styles.product}>
                  <ProductPicture
                    picture={product.image ?? undefined}
                    sizes="64px"
                    className={styles.picture}
                  />
                  <div className={styles.words}>
                    <p className={styles.name}>{product.name[locale]}</p>
                    <p className={styles.soft}>
                      <bdi dir="ltr">{product.sku}</bdi>
                      {product.shelf === null ? null : (
                        <Badge>{t('shelf', { shelf: product.shelf })}</Badge>
                      )}
                    </p>
                    <div className={styles.marks}>
                      {product.marks.map(({ mark, quantity, picked }) => {
                        const of = lineOf(mark, product.product_id);
                        return (
                          <Button
                            key={mark}
                            size="small"
                            look={picked === quantity ? 'primary' : 'secondary'}
                            aria-pressed={picked === quantity}
                            disabled={of?.order.packing === 'packed'}
                            aria-label={t('tick', {
                              name: product.name[locale],
                              order: of?.order.order.number ?? '',
                            })}
                            onClick={() =>
                              of &&
                              pick.run({
                                order_id: of.order.order.id,
                                product_id: product.product_id,
                                picked: picked === quantity ? 0 : quantity,
                                seen: picked,
                              })
                            }
                          >
                            <span className={styles.mark}>{number(mark)}</span>
                            <bdi>
                              {t('progress', { picked: number(picked), units: number(quantity) })}
                            </bdi>
                          </Button>
                        );
                      })}
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        }
        side={orders.map((order) => <OrderToPack key={order.order.id} picking={order} />)}
      />
    </PageFrame>
  );
}
