import type { CarouselItem, SlideLink } from '@dp/contract/carousel.ts';
import type { SlidePage } from '@dp/contract/home-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Carousel } from '@dp/ui/parts/carousel.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { IconButton } from '@dp/ui/parts/icon-button.tsx';
import { FINE_PHONE, ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { useTheme } from '@dp/ui/theme/use-theme.ts';
import { Lightbulb } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { LIST_ADDRESSES } from '../product-lists/list-addresses.ts';
import styles from './home-carousel.module.css';

/** On phones little more than a square of a wide photograph is shown, so the file is wider than the screen. */
const SIZES = `${FINE_PHONE} 110vw, (width < 960px) 128vw, 75vw`;

const ADDRESSES = {
  category: '/products-category',
  brand: '/product-brands',
  product: '/product/details',
} as const;

const PAGES: Readonly<Record<SlidePage, string>> = {
  ...LIST_ADDRESSES,
  shop: '/shopping',
  brands: '/brands',
  'bulb-finder': '/bulb-finder',
  contact: '/contact-us',
  faqs: '/profile/faqs',
  'refund-policy': '/profile/refund-policy',
};

function addressOf(link: SlideLink): string {
  return link.kind === 'page' ? PAGES[link.page] : `${ADDRESSES[link.kind]}/${link.id}`;
}

/** The home page's rooms and offers, from edge to edge. It never moves by itself. */
export function HomeCarousel({ slides }: { slides: readonly CarouselItem[] }) {
  const t = useTranslations('home');
  if (slides.length === 0) return null;
  return (
    <div className={styles.hero}>
      <Carousel label={t('offers')}>
        {slides.map((slide, index) => (
          <Slide key={slide.id} slide={slide} first={index === 0} />
        ))}
      </Carousel>
    </div>
  );
}

/** Words above a photograph, on wide screens beside it, whose lamps have a switch of their own. */
function Slide({ slide, first }: { slide: CarouselItem; first: boolean }) {
  const t = useTranslations('home');
  const { title, subtitle, action, picture, link } = slide;
  const { lit, switched, toggle } = useRoomLight();
  return (
    <article className={styles.slide} data-lamp={switched ? (lit ? 'on' : 'off') : undefined}>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        {subtitle === '' ? null : <p className={styles.subtitle}>{subtitle}</p>}
      </div>
      <div className={styles.photograph}>
        {picture && (
          <ProductPicture
            picture={picture}
            sizes={SIZES}
            priority={first}
            className={styles.picture}
          />
        )}
        {link === null ? null : (
          <Link
            to={addressOf(link)}
            prefetch="intent"
            className={styles.link}
            aria-label={action === '' ? title : undefined}
          >
            {action === '' ? null : <span className={styles.action}>{action}</span>}
          </Link>
        )}
        {picture?.light_src ? (
          <IconButton
            label={t('lightRoom')}
            look="glass"
            aria-pressed={lit}
            className={styles.switch}
            onClick={toggle}
          >
            <Icon of={Lightbulb} />
          </IconButton>
        ) : null}
      </div>
    </article>
  );
}

/** A room's own light, which follows the theme until it is switched, and again when the theme changes. */
function useRoomLight() {
  const dark = useTheme((state) => state.dark);
  const [own, setOwn] = useState<{ readonly lit: boolean; readonly dark: boolean }>();
  const switched = own?.dark === dark;
  const lit = switched ? own.lit : dark;
  return { lit, switched, toggle: () => setOwn({ lit: !lit, dark }) };
}
