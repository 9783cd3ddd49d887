import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { BackLink } from '@dp/ui/navigation/back-link.tsx';
import { Breadcrumb } from '@dp/ui/navigation/breadcrumb.tsx';
import { NavigationProgress } from '@dp/ui/navigation/navigation-progress.tsx';
import { Steps } from '@dp/ui/navigation/steps.tsx';
import { TabLinks } from '@dp/ui/navigation/tab-links.tsx';
import { Tabs } from '@dp/ui/navigation/tabs.tsx';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { Carousel } from '@dp/ui/parts/carousel.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { Heart } from 'lucide';
import { PageHeader } from '../page/page-header.tsx';
import { samples } from './samples.ts';
import styles from './section.module.css';
import { Section } from './section.tsx';

/** Navigation parts. */
export function NavigationSection() {
  const words = samples[useLocale()];
  const [first = '', second = '', third = ''] = words.trail;
  return (
    <Section title="Navigation">
      {/* Shown while the next page is fetched. */}
      <NavigationProgress />
      <PageHeader
        title={words.details}
        backTo="/"
        detail={words.homeDetail}
        actions={
          <IconButton label={words.add} look="raised">
            <Icon of={Heart} />
          </IconButton>
        }
      />
      <BackLink to="/" look="glass" />
      <Breadcrumb
        items={[{ label: first, to: '/categories/' }, { label: second, to: '/' }, { label: third }]}
      />
      <Steps label={words.delivery} steps={words.steps} current={1} />
      <Tabs
        label={words.details}
        tabs={[
          { value: 'a', label: words.details, content: <p>{words.sentence}</p> },
          { value: 'b', label: words.delivery, content: <p>{words.longWords}</p> },
        ]}
      />
      <TabLinks
        label={words.sort}
        links={[
          { to: '/dev/ui', label: words.ongoing },
          { to: '/order-history', label: words.completed },
        ]}
      />
      <Carousel label={words.slide}>
        {[1, 2, 3].map((slide) => (
          <div key={slide} className={styles.banner}>
            <span>
              {words.slide} {slide}
            </span>
          </div>
        ))}
      </Carousel>
      <Carousel label={words.trail.join(' ')} look="row">
        {words.states.map((state) => (
          <div key={state} className={styles.banner}>
            {state}
          </div>
        ))}
      </Carousel>
      <Accordion
        items={[
          { title: words.details, content: words.sentence, open: true },
          { title: words.delivery, content: words.sentence },
        ]}
      />
    </Section>
  );
}
