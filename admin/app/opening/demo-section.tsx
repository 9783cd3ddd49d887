import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { Section } from '../parts/section.tsx';
import { Kinds } from './demo-removal-section.tsx';
import styles from './opening.module.css';
import { RemoveDemoDialog } from './remove-demo-dialog.tsx';

type Demo = StaffCallOutput<'getOpening'>['data']['demo'];

/** What of the demo goes and what stays, and its removal. */
export function DemoSection({ demo }: { readonly demo: Demo }) {
  const t = useTranslations('opening');
  const [asking, setAsking] = useState(false);
  const { goes, edited, kept_products: products, kept_groups: groups, invoiced } = demo;
  return (
    <div id="demo" className={styles.demo}>
      <Section title={t('demo.title')}>
        {invoiced > 0 ? (
          <p className={styles.words}>{t('demo.sold', { count: invoiced })}</p>
        ) : (
          <div className={styles.words}>
            <p>{t('demo.goes')}</p>
            <Kinds counts={goes} />
            {edited > 0 ? <p>{t('demo.edited', { count: edited })}</p> : null}
            {products > 0 ? <p>{t('demo.keptProducts', { count: products })}</p> : null}
            {groups > 0 ? <p>{t('demo.keptGroups', { count: groups })}</p> : null}
            <p>{t('demo.stays')}</p>
            <p>{t('demo.backup')}</p>
            <div>
              <Button look="danger" onClick={() => setAsking(true)}>
                {t('demo.remove')}
              </Button>
            </div>
          </div>
        )}
      </Section>
      {asking ? <RemoveDemoDialog seen={demo.seen} onClose={() => setAsking(false)} /> : null}
    </div>
  );
}
