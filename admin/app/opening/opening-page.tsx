import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { OpeningStep } from '@dp/contract/staff/opening-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check } from 'lucide';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import type { Route } from './+types/opening-page.ts';
import { DemoRemovalSection } from './demo-removal-section.tsx';
import { DemoSection } from './demo-section.tsx';
import styles from './opening.module.css';

type Opening = StaffCallOutput<'getOpening'>['data'];

/** Where a step is taken. */
const PLACES: Readonly<Record<OpeningStep, string>> = {
  name: '/settings/shop',
  contacts: '/settings/shop',
  tax: '/settings/shop',
  rates: '/delivery-rates',
  demo: '#demo',
  products: '/products/new',
  home: '/home-page',
  staff: '/staff',
  orders: '/settings/orders',
  messages: '/texts/messages',
  first_order: '/orders',
};

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const { data: removal } = await call('getDemoRemoval', { signal });
  // While the demo is being removed, what is left of it is not worth looking through each time.
  const isUnderWay = removal !== null && removal.progress !== null;
  const opening = isUnderWay ? null : (await call('getOpening', { signal })).data;
  return { removal, opening };
}

/** What is left to do until the first real order, and the demo's end. */
export default function OpeningPage({ loaderData: { removal, opening } }: Route.ComponentProps) {
  const t = useTranslations('opening');
  const done = opening?.steps.filter((step) => step.done).map(({ name }) => name) ?? [];
  const isOpen = done.includes('first_order');
  const hasDemo = opening !== null && !done.includes('demo');
  const showsRemoval = removal?.state === 'failed' ? hasDemo : !isOpen;
  return (
    <PageFrame title={t('title')} intro={isOpen ? t('open') : t('intro')} narrow>
      {removal !== null && showsRemoval ? <DemoRemovalSection removal={removal} /> : null}
      {opening === null ? null : <Checklist steps={opening.steps} />}
      {hasDemo ? <DemoSection demo={opening.demo} /> : null}
    </PageFrame>
  );
}

function Checklist({ steps }: { readonly steps: Opening['steps'] }) {
  const t = useTranslations('opening');
  const { number } = useFormat();
  const done = steps.filter((step) => step.done);
  return (
    <Section title={t('progress', { done: number(done.length), all: number(steps.length) })}>
      {steps.map((step) => (
        <SectionRow
          key={step.name}
          title={
            <>
              {t(`steps.${step.name}.title`)}
              {step.done ? (
                <Badge look="ok">
                  <Icon of={Check} size={14} /> {t('done')}
                </Badge>
              ) : (
                <Badge look="plain">{t('toDo')}</Badge>
              )}
            </>
          }
          detail={
            <>
              {t(`steps.${step.name}.text`)}
              {step.name !== 'messages' || step.done ? null : (
                <p className={styles.small}>
                  {t.rich('steps.messages.forOperator', {
                    code: (name) => <bdi dir="ltr">{name}</bdi>,
                  })}
                </p>
              )}
            </>
          }
          action={
            step.done && step.name === 'demo' ? undefined : (
              <>
                <ButtonLink look="secondary" size="small" to={PLACES[step.name]}>
                  {t(`steps.${step.name}.action`)}
                </ButtonLink>
                {step.name === 'products' ? (
                  <ButtonLink look="secondary" size="small" to="/sheets">
                    {t('steps.products.sheets')}
                  </ButtonLink>
                ) : null}
              </>
            )
          }
        />
      ))}
    </Section>
  );
}
