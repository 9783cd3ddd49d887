import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Fact } from '@dp/ui/parts/chip.tsx';
import { baseName } from '../products/spec-names.ts';
import styles from './product-facts.module.css';

/** The few facts a shopper decides on, before the whole table. */
export function ProductFacts({ specs }: { specs: ProductSpecs }) {
  const t = useTranslations('products');
  const names = useTranslations('specs');
  const { watt, lumen, base, ip, cct_kelvin, dimmable } = specs;
  const facts = [
    watt === undefined ? undefined : t('value.watt', { value: watt }),
    lumen === undefined ? undefined : t('value.lumen', { value: lumen }),
    base === undefined ? undefined : baseName(base, names),
    cct_kelvin === undefined ? undefined : cct_kelvin.map((kelvin) => `${kelvin}K`).join(' / '),
    ip === undefined || ip <= 20 ? undefined : `IP${ip}`,
    dimmable === true ? t('spec.dimmable') : undefined,
  ].filter((fact) => fact !== undefined);
  if (facts.length === 0) return null;
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>
          <Fact>
            <bdi>{fact}</bdi>
          </Fact>
        </li>
      ))}
    </ul>
  );
}
