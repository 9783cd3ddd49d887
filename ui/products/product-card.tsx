import type { Picture } from '@dp/contract/pictures.ts';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Link, useViewTransitionState } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Badge } from '../parts/badge.tsx';
import { WholeWords } from '../parts/whole-words.tsx';
import { rememberLoadedPictures } from './loaded-pictures.ts';
import { nameBesideBrand } from './name-beside-brand.ts';
import { isOpened, rememberOpened } from './opened-card.ts';
import { DiscountChip, Price } from './price.tsx';
import styles from './product-card.module.css';
import { FINE_PHONE, ProductPicture } from './product-picture.tsx';

/**
 * How wide a card's picture is in a grid: half a phone, a column on wide screens. Phones with two device pixels per
 * CSS pixel get the 320 px file, which is at most a tenth narrower than what it fills.
 */
export const CARD_SIZES = `${FINE_PHONE} 37vw, (width >= 960px) 280px, (width >= 640px) 33vw, 41vw`;
/** Sizes of a card in a row that scrolls sideways: not quite half a phone, at most 260 px. */
export const ROW_SIZES = `${FINE_PHONE} 37vw, (width >= 600px) 260px, 41vw`;

export interface ProductCardProps {
  readonly href: string;
  readonly name: string;
  readonly brand?: string | undefined;
  /** In EGP. */
  readonly price: number;
  readonly listPrice?: number | undefined;
  /** Percent. */
  readonly discount?: number;
  readonly picture: Picture | undefined;
  readonly kelvin?: number | undefined;
  readonly soldOut?: boolean;
  /** Two or three facts in few words, such as "9 W" and "E27". */
  readonly facts?: readonly string[];
  /** The favourite button, over the picture's corner. */
  readonly favourite?: ReactNode;
  /** The add button, in the corner next to the price. */
  readonly action?: ReactNode;
  /** For the cards of the first screen. */
  readonly priority?: boolean;
  readonly sizes?: string | undefined;
}

/** A product in a list: one link as large as the card, with the two buttons above it. */
export function ProductCard(props: ProductCardProps) {
  const { href, name, brand, price, listPrice, discount = 0, picture, soldOut = false } = props;
  const t = useTranslations('ui');
  const moving = useViewTransitionState(href);
  const [pressed, setPressed] = useState(false);
  const card = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = card;
    if (!moving || current === null || !isOpened(current, href)) return;
    current.dataset.morphs = '';
    return () => {
      delete current.dataset.morphs;
    };
  }, [moving, href]);
  return (
    <article ref={card} className={styles.card} data-sold-out={soldOut || undefined}>
      <div className={styles.top}>
        <ProductPicture
          picture={picture}
          sizes={props.sizes ?? CARD_SIZES}
          kelvin={props.kelvin}
          priority={props.priority ?? false}
          className={styles.picture}
        />
        {props.favourite && <div className={styles.favourite}>{props.favourite}</div>}
      </div>
      <div className={styles.words}>
        <div className={styles.line}>
          {brand && <p className={styles.brand}>{brand}</p>}
          {soldOut ? <Badge>{t('soldOut')}</Badge> : <DiscountChip discount={discount} />}
        </div>
        <h3 className={styles.name}>
          <Link
            to={href}
            prefetch={pressed ? 'render' : 'intent'}
            viewTransition
            className={styles.link}
            onPointerDown={() => setPressed(true)}
            onClick={() => {
              if (card.current === null) return;
              rememberLoadedPictures(card.current);
              rememberOpened(card.current, href);
            }}
          >
            <WholeWords text={nameBesideBrand(name, brand)} />
          </Link>
        </h3>
        {props.facts?.[0] && (
          <ul className={styles.facts}>
            {props.facts.map((fact) => (
              <li key={fact}>
                <bdi>{fact}</bdi>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.bottom}>
          <Price price={price} listPrice={listPrice} className={styles.price} />
          {props.action && <div className={styles.action}>{props.action}</div>}
        </div>
      </div>
    </article>
  );
}
