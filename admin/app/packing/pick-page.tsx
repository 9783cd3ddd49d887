import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useState } from 'react';
import { redirect } from 'react-router';
import { call } from '../api/client.ts';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PrintButton } from '../parts/print-button.tsx';
import { Section } from '../parts/section.tsx';
import { ScanField } from '../scanning/scan-field.tsx';
import { useScans } from '../scanning/use-scans.ts';
import type { Route } from './+types/pick-page.ts';
import { OrderToPack } from './order-to-pack.tsx';
import styles from './packing.module.css';
import { PickMark } from './pick-mark.tsx';
import { scanKeys } from './scan-keys.ts';
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
  const locale = useLocale();
  useFreshness();
  const [withKey] = useState(scanKeys);
  const scans = useScans(async ([code = '']) => {
    const ids = orders.map(({ order }) => order.id);
    const { data } = await withKey(code, (key) =>
      call('scanUnit', { body: { key, orders: ids, code } }),
    );
    const { picked, quantity } = data;
    return { words: t('scanned', { picked, quantity }), isRefused: false };
  });
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
                      {product.marks.map((line) => {
                        const order = orders.find(({ mark }) => mark === line.mark);
                        return order === undefined ? null : (
                          <PickMark key={line.mark} order={order} product={product} line={line} />
                        );
                      })}
                    </div>
                  </div>
                </li>
              ))}
            </ul>
          </Section>
        }
        side={orders.map((order) => (
          <OrderToPack key={order.order.id} picking={order} products={products} />
        ))}
      />
    </PageFrame>
  );
}
