import type { CarouselItem } from '@dp/contract/carousel.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Carousel } from '@dp/ui/parts/carousel.tsx';
import { FINE_PHONE, ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Link } from 'react-router';
import styles from './home-carousel.module.css';

const SIZES = `${FINE_PHONE} 77vw, (width >= 1264px) 1200px, calc(100vw - 32px)`;

const ADDRESSES: Readonly<Record<NonNullable<CarouselItem['link']>['kind'], string>> = {
  category: '/products-category',
  brand: '/product-brands',
  product: '/product/details',
};

/** The home page's offers. It never moves by itself. */
export function HomeCarousel({ slides }: { slides: readonly CarouselItem[] }) {
  const t = useTranslations('home');
  if (slides.length === 0) return null;
  return (
    <Carousel label={t('offers')}>
      {slides.map((slide, index) => (
        <Slide key={slide.id} slide={slide} first={index === 0} />
      ))}
    </Carousel>
  );
}

function Slide({ slide, first }: { slide: CarouselItem; first: boolean }) {
  const { title, subtitle, action, picture, link } = slide;
  const content = (
    <>
      {picture === null ? null : (
        <ProductPicture
          picture={picture}
          sizes={SIZES}
          priority={first}
          className={styles.picture}
        />
      )}
      <span className={styles.words}>
        <strong className={styles.title}>{title}</strong>
        {subtitle === '' ? null : <span className={styles.subtitle}>{subtitle}</span>}
        {action === '' || link === null ? null : <span className={styles.action}>{action}</span>}
      </span>
    </>
  );
  if (link === null) return <div className={styles.slide}>{content}</div>;
  return (
    <Link to={`${ADDRESSES[link.kind]}/${link.id}`} prefetch="intent" className={styles.slide}>
      {content}
    </Link>
  );
}
