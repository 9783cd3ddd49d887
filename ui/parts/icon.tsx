import type { IconNode } from 'lucide';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

export interface IconProps {
  readonly of: IconNode;
  /** CSS pixels; 20 by default. */
  readonly size?: 14 | 16 | 18 | 20 | 22 | 24 | 28 | 32 | 48;
  /** For icons that follow the text's direction, such as back and next; mirrored in Arabic. */
  readonly directional?: boolean;
  readonly filled?: boolean;
}

const markups = new WeakMap<IconNode, { readonly __html: string }>();

/**
 * An icon's shapes as markup, made once. A list shows some hundred icons: as elements, each of their
 * shapes would be rendered on the server and again in the browser.
 */
function markupOf(icon: IconNode): { readonly __html: string } {
  let markup = markups.get(icon);
  if (markup === undefined) {
    const shapes = icon.map(([tag, attributes]) => {
      const list = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
      return `<${tag}${list.join('')}/>`;
    });
    markup = { __html: shapes.join('') };
    markups.set(icon, markup);
  }
  return markup;
}

/** A picture beside a text or in a labelled button; never the only bearer of a meaning. */
export function Icon({ of, size = 20, directional, filled }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      className={classNames(
        styles.icon,
        directional && styles.directional,
        filled && styles.filled,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of the icon library.
      dangerouslySetInnerHTML={markupOf(of)}
    />
  );
}
